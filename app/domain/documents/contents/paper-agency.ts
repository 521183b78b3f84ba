/** The agency as a paper prints it: as it was when the paper was issued. */
export type PaperAgency = {
  /** The full name of the firm, where it has one besides the name on the door. */
  name: string;
  address: string;
  /** Where papers are issued. */
  city: string;
  /** E.164. */
  phone: string;
  email: string;
  /** Thirteen digits. */
  jib?: string;
  /** Twelve digits: the number for indirect taxes. */
  vatNumber?: string;
};
