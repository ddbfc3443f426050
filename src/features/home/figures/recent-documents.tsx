import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { Link } from "#ui/frame/link.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { QueueRows } from "../waiting/queue-rows.tsx";
import { failureOf } from "./failed.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { documentsAsked, type FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofDocuments } from "./not-narrowed.tsx";
import { words } from "./words.ts";

/** The documents that came last, of all or in the chosen quarter; each opens the client whose it is. */
export function RecentDocuments({ search }: { search: FiguresSearch }) {
  const documents = useCall("listRecentKyc", { query: documentsAsked(search) }, { fallback: "dataNotFetched" });
  return (
    <FigureRows
      title={words.documents}
      aside={<Link to={addresses.kyc}>{words.allDocuments}</Link>}
      of={documents.data}
      empty={search.period === undefined ? words.noDocuments : words.noDocumentsIn(words.quarter(search.period))}
      failure={failureOf(documents)}
      note={<NotNarrowed of={search} by={ofDocuments} />}
    >
      {(shown) => (
        <QueueRows
          rows={shown.map(({ document_id, company_name, document_type_name, status, user }) => ({
            key: document_id,
            to: addresses.client(user.id, "kyc"),
            what: company_name,
            whose: document_type_name,
            when: <StatusBadge list="approval" code={status} />,
          }))}
        />
      )}
    </FigureRows>
  );
}
