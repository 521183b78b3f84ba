/** Which of PostgreSQL's functions answer null, and when. */
import type { TreeNode } from "./node-tree.ts";

/** Functions that never answer null, whatever they are given. */
const sure = new Set(
  `count now clock_timestamp statement_timestamp transaction_timestamp random gen_random_uuid version pg_backend_pid
   json_build_object jsonb_build_object json_build_array jsonb_build_array concat num_nulls num_nonnulls row_number rank
   dense_rank generate_series pg_try_advisory_lock pg_try_advisory_xact_lock pg_advisory_lock pg_advisory_xact_lock`.split(
    /\s+/,
  ),
);

/** Functions that can answer null to something that is not; every other one of PostgreSQL's answers null to null alone. */
const unsure = new Set(
  `nullif array_length array_position array_upper array_lower array_ndims array_dims lag lead substring regexp_match regexp_substr
   json_object_field json_object_field_text jsonb_object_field jsonb_object_field_text json_array_element json_array_element_text
   jsonb_array_element jsonb_array_element_text json_extract_path json_extract_path_text jsonb_extract_path jsonb_extract_path_text
   jsonb_path_query_first to_regclass to_regtype current_setting obj_description col_description jsonb_populate_record
   json_populate_record jsonb_to_record json_to_record current_schema jsonb_array_elements_text
   json_array_elements_text jsonb_each_text json_each_text pg_get_expr unnest string_to_table inet_client_addr
   inet_server_addr pg_get_serial_sequence pg_sequence_last_value to_regprocedure to_regproc`.split(
    /\s+/,
  ),
);

/** Sums over rows: null without a row, so never for a group, which has one. */
export const grouped = new Set("min max sum avg bool_and bool_or every string_agg".split(" "));
export const collected = new Set(
  "array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg".split(" "),
);

/** Whether a function can answer null to values of which none is null. */
export function isUnsure(name: string): boolean {
  // A name with a dot is a function of the product: what it answers is not known here.
  return unsure.has(name) || name.includes(".");
}

/** The elements of a list that the product hands in are no nulls; a setting that is asked for by its name alone is there. */
export function isSure(name: string, given: readonly TreeNode[]): boolean {
  if (name === "unnest") return given.every(({ kind }) => kind === "PARAM");
  if (name === "current_setting") return given.length === 1;
  return sure.has(name);
}
