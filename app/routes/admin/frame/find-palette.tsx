import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Found } from "../../../domain/finding/found.ts";
import type { Language } from "../../../domain/language.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { roomsOf } from "../../../domain/staff/rooms.ts";
import { adminFrameWords, type Words } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { Icon } from "../../../ui/controls/icon.tsx";
import styles from "./find-palette.module.css";
import { roomIcons } from "./rail/room-icons.ts";

const minLetters = 2;
const patienceMs = 150;

type Props = {
  language: Language;
  role: StaffRole;
  /** Leads to what was found. */
  go: (to: string) => Promise<void>;
};

/** The finder of a reservation, a customer, a vehicle or a page, from any page: Ctrl K, or the field at the top. */
export function FindPalette({ language, role, go }: Props) {
  const words = adminFrameWords(language).find;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    // Drawn within the tap itself: only then does a phone bring up its keyboard with the focus.
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  };
  useShortcut(open);
  useVeil(dialog);
  return (
    <>
      <button type="button" className={styles.opener} aria-keyshortcuts="Control+K" onClick={open}>
        <Icon of={Search} size={16} />
        <span className={styles.long}>{words.open}</span>
        <span className={styles.short} aria-hidden="true">
          {words.title}
        </span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className={`floating ${styles.dialog}`}
        aria-label={words.title}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Finder {...{ language, role, go }} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

function Finder({ language, role, go: leadTo, close }: Props & { close: () => void }) {
  const words = adminFrameWords(language);
  const [text, setText] = useState("");
  const { found, isBusy, isBroken } = useFound(text, language);
  const go = (to: string) => {
    close();
    void leadTo(to);
  };
  const wanted = fold(text);
  const pages = roomsOf(role).filter(({ name }) => fold(words.rooms[name]).includes(wanted));
  return (
    <Command label={words.find.title} shouldFilter={false} loop>
      <div className={styles.field}>
        <Icon of={Search} size={18} />
        <Command.Input value={text} onValueChange={setText} placeholder={words.find.placeholder} />
        <button type="button" onClick={close}>
          {words.find.close}
        </button>
      </div>
      <Command.List className={styles.list}>
        {isBusy && <Command.Loading>{words.find.busy}</Command.Loading>}
        {!isBusy && <Command.Empty>{emptySentence(words.find, text, isBroken)}</Command.Empty>}
        {(["reservation", "customer", "vehicle"] as const).map((kind) => (
          <FoundGroup
            key={kind}
            heading={words.find.kinds[kind]}
            found={found.filter((one) => one.kind === kind)}
            language={language}
            go={go}
          />
        ))}
        {pages.length > 0 && (
          <Command.Group heading={words.find.kinds.page}>
            {pages.map(({ name }) => (
              <Command.Item
                key={name}
                value={`page ${name}`}
                onSelect={() => go(adminPath(name, language))}
              >
                <Icon of={roomIcons[name]} size={16} />
                {words.rooms[name]}
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

function emptySentence({ hint, nothing, failed }: Words["find"], text: string, isBroken: boolean) {
  if (isBroken) return failed;
  return text.trim().length < minLetters ? hint : nothing;
}

type GroupProps = {
  heading: string;
  found: readonly Found[];
  language: Language;
  go: (to: string) => void;
};

function FoundGroup({ heading, found, language, go }: GroupProps) {
  if (found.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {found.map((one) => (
        <Command.Item
          key={`${one.label} ${one.detail} ${one.code ?? one.id}`}
          value={`${one.kind} ${one.label} ${one.detail} ${one.code ?? one.id}`}
          onSelect={() => go(addressOf(one, language))}
        >
          <b>{one.label}</b> <span>{one.detail}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function addressOf({ kind, code, label }: Found, language: Language): string {
  if (code && kind !== "customer") return adminPath("reservations", language, code);
  return `${adminPath("reservations", language)}?${new URLSearchParams({ q: label, view: "all" })}`;
}

type Answer = { text: string; found: readonly Found[]; isBroken: boolean };

/** The server's answer to a text, requested once the typing rests; a request under way is aborted by the next. */
function useFound(text: string, language: Language) {
  const wanted = text.trim();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (wanted.length < minLetters) return;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      void ask(wanted, language, leave.signal).then((answer) => answer && setAnswer(answer));
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [wanted, language]);
  if (wanted.length < minLetters) return { found: [], isBusy: false, isBroken: false };
  const { found = [], isBroken = false } = answer ?? {};
  return { found, isBroken, isBusy: answer?.text !== wanted };
}

async function ask(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const address = `${adminPath("find", language)}?${new URLSearchParams({ q: text })}`;
    const response = await fetch(address, { signal });
    const answer: { found?: Found[] } = response.ok ? await response.json() : {};
    return { text, found: answer.found ?? [], isBroken: !answer.found };
  } catch {
    return signal.aborted ? undefined : { text, found: [], isBroken: true };
  }
}

/** The text without accents, in lower case. */
function fold(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll("đ", "d")
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
}

/** A press beside the finder closes it: the backdrop belongs to the dialog element. */
function useVeil(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    const press = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener("mousedown", press);
    return () => element?.removeEventListener("mousedown", press);
  }, [dialog]);
}

function useShortcut(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
