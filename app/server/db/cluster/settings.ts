/** `durable` makes the cluster survive a power cut; tests give that up for speed. */
export type ClusterSettings = { durable: boolean; maxConnections: number };

export const ordinarySettings: ClusterSettings = { durable: true, maxConnections: 100 };

/** The server's command line: small and predictable on one machine that it shares with the program. */
export function settingArguments(
  { durable, maxConnections }: ClusterSettings,
  socketFolder: string,
): string[] {
  const settings = {
    listen_addresses: "",
    port: "5432",
    unix_socket_directories: socketFolder,
    max_connections: String(maxConnections),
    shared_buffers: "128MB",
    effective_cache_size: "512MB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    random_page_cost: "1.1",
    jit: "off",
    // Containers have little /dev/shm, and parallel queries use it.
    max_parallel_workers_per_gather: "0",
    max_wal_size: "512MB",
    timezone: "UTC",
    log_timezone: "UTC",
    // The program gets and logs the errors; their texts may hold what visitors typed.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_checkpoints: "off",
    log_error_verbosity: "terse",
    fsync: durable ? "on" : "off",
    synchronous_commit: durable ? "on" : "off",
    full_page_writes: durable ? "on" : "off",
    // Each test file gets a database of its own: ten times quicker to copy where the kernel clones files.
    ...(!durable && process.platform === "linux" ? { file_copy_method: "clone" } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
