export const en = {
  legal: {
    title: "Terms and privacy",
    metaTitle: "Terms and privacy · Eternal Pro",
    contents: "On this page",
    inForce: (date: string, version: number) => `In force since ${date}, version ${version}.`,
  },
};
