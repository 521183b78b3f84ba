import type { AgreementTerms } from "../../domain/documents/contents/agreement.ts";
import { dateOf, timeOf } from "../../domain/calendar.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import { agreementWords } from "../../i18n/agreement/en.ts";
import { formatDate, formatEuro, formatEuroShort, formatList } from "../../i18n/format.ts";
import { Fold } from "../controls/fold.tsx";
import styles from "./agreement-text.module.css";

type Props = { terms: AgreementTerms; language: Language };

/** The agreement before the signature: its figures at once, and every word of it on demand. */
export function AgreementText({ terms, language }: Props) {
  const words = agreementWords(language);
  return (
    <div className={styles.agreement}>
      <p>{words.onScreen.read}</p>
      <dl className={styles.facts}>
        {factsOf({ terms, language }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Fold title={words.onScreen.open}>
        {terms.clauses.map(({ title, paragraphs }, index) => (
          <section key={title.en}>
            <h4>
              {index + 1}. {inLanguage(title, language)}
            </h4>
            {paragraphs.map((text) => (
              <p key={text.en}>{inLanguage(text, language)}</p>
            ))}
          </section>
        ))}
        <General terms={terms} language={language} />
      </Fold>
    </div>
  );
}

function factsOf({ terms, language }: Props): [string, string][] {
  const words = agreementWords(language);
  const { plan, countries, from, to } = terms;
  const say = (text: AgreementTerms["from"]["place"]) => inLanguage(text, language);
  const end = ({ at, place }: AgreementTerms["from"]) =>
    `${formatDate(dateOf(at), language)}, ${timeOf(at)}, ${say(place)}`;
  const excess =
    plan.excessCents > 0 ? formatEuroShort(plan.excessCents, language) : words.noExcess;
  return [
    [words.renter, terms.renter.name],
    [words.from, end(from)],
    [words.to, end(to)],
    [words.onScreen.price, formatEuro(terms.totalCents, language)],
    [words.deposit, formatEuroShort(terms.depositCents, language)],
    [`${words.plan}: ${say(plan.name)}`, `${words.onScreen.excess} ${excess}`],
    [
      words.countries,
      formatList(
        countries.map(({ name }) => say(name)),
        language,
      ) || words.noCountries,
    ],
  ];
}

function General({ terms: { general }, language }: Props) {
  if (!general) return null;
  const blocks = inLanguage(general.body, language).split(/\n{2,}/);
  return (
    <Fold title={agreementWords(language).onScreen.general(general.version)}>
      {blocks.map((block) =>
        block.startsWith("## ") ? (
          <h4 key={block}>{block.slice(3)}</h4>
        ) : (
          <p key={block} className={styles.block}>
            {block.replace(/^\| /gm, "").replaceAll(" |", ",")}
          </p>
        ),
      )}
    </Fold>
  );
}
