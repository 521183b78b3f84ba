import { useState } from "react";
import { Field } from "../../controls/field.tsx";
import { makeSmall } from "../../handover/photos/make-small.ts";

type Props = { label: string; name: string; fault?: string };

/** A photo that a form brings along: made small in the browser before it is sent. */
export function PhotoInput({ label, name, fault }: Props) {
  const [isWorking, setWorking] = useState(false);
  const shrink = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setWorking(true);
    try {
      const small = await makeSmall(file);
      // What cannot be read here is sent as it is: the server says what is wrong with it.
      if (small.ok) input.files = holding(new File([small.photo.bytes], "photo", small.photo));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Field
      label={label}
      type="file"
      accept="image/*"
      name={name}
      aria-busy={isWorking}
      onChange={({ currentTarget }) => void shrink(currentTarget)}
      {...(fault !== undefined && { fault })}
    />
  );
}

function holding(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
