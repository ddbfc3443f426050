import { Button, Select, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { formatDateTime12 } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { resaleMost } from "#domain/resale.ts";
import { numbersMax } from "#domain/search/stone-search.ts";
import { sendAddresses } from "#domain/send-addresses.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { RadioList } from "#ui/form/radio-list.tsx";
import { copyText } from "#ui/notice/copy-text.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { words } from "./words.ts";

interface ShareLinkProps {
  stockNumbers: readonly string[];
  /** The client whose prices the link shows; undefined means one's own. */
  clientId: number | undefined;
  onClose: () => void;
}

type Made = Data<"shareDiamonds">;

type Priced = keyof typeof words.linkPriced;

const priced = (Object.entries(words.linkPriced) as [Priced, string][]).map(([value, label]) => ({ value, label }));
const lives = Object.entries(words.linkLives).map(([value, label]) => ({ value, label }));

/** Makes a link to selected stones that anybody may open for a while. Its address is shown once. */
export function ShareLink({ stockNumbers, clientId, onClose }: ShareLinkProps) {
  const [life, setLife] = useState("72");
  const [prices, setPrices] = useState<Priced>("shown");
  const [markup, setMarkup] = useState<number | string>("");
  const share = useAct("shareDiamonds", { refreshes: ["listShareLinks"] });
  const made = share.data?.data;
  const tooMany = stockNumbers.length > numbersMax ? words.linkAtMost(numbersMax) : null;
  const noMarkup = prices === "marked" && typeof markup !== "number" ? words.linkMarkupMissing : null;
  const reason = stockNumbers.length === 0 ? messages.selectDiamond : (tooMany ?? noMarkup);
  const resale_pct = { shown: 0, marked: Number(markup), none: null }[prices];
  const body = { stock_numbers: [...stockNumbers], user_id: clientId, expires_in_hours: Number(life), resale_pct };
  return (
    <Dialog
      title={words.linkTo(stockNumbers.length)}
      size="md"
      onClose={onClose}
      foot={
        made ? (
          <MadeActs made={made} />
        ) : (
          <Act size="sm" loading={share.isPending} reason={reason} onClick={() => share.mutate({ body })}>
            {words.makeLink}
          </Act>
        )
      }
    >
      {share.isError && (
        <Notice hue="red" urgent>
          {sentenceOf(share.error)}
        </Notice>
      )}
      {made ? (
        <>
          <TextInput
            label={words.linkAddress}
            readOnly
            value={made.url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <p>{words.linkGood(formatDateTime12(made.expires_at))}</p>
          <p>{words.linkSharedBy(made.shared_by)}</p>
          <SendLinks made={made} pieces={stockNumbers.length} />
        </>
      ) : (
        <>
          <p>{words.linkNote}</p>
          <RadioList label={words.linkPrices} choices={priced} value={prices} onChange={setPrices}>
            {prices === "marked" && (
              <NumberField
                label={words.linkMarkup}
                places={2}
                least={0}
                most={resaleMost}
                value={markup}
                onChange={setMarkup}
              />
            )}
          </RadioList>
          <Select
            label={words.linkLife}
            data={lives}
            allowDeselect={false}
            value={life}
            onChange={(next) => setLife(next ?? life)}
            comboboxProps={{ transitionProps: { duration: 0 } }}
          />
        </>
      )}
    </Dialog>
  );
}

/** Opens a letter or a WhatsApp message with the link; its reader is chosen there. */
function SendLinks({ made, pieces }: { made: Made; pieces: number }) {
  const { mail, whatsApp } = sendAddresses({ ...made, subject: words.linkSubject(pieces, made.shared_by) });
  return (
    <div className="row">
      <Button component="a" variant="default" href={mail}>
        {words.sendByMail}
      </Button>
      <Button component="a" variant="default" href={whatsApp} target="_blank" rel="noopener noreferrer">
        {words.sendByWhatsApp}
      </Button>
    </div>
  );
}

const copyIcon = <IconCopy size={14} aria-hidden="true" />;

function MadeActs({ made }: { made: Made }) {
  return (
    <>
      <Act
        size="sm"
        variant="default"
        leftSection={copyIcon}
        onClick={() => void copyText(`${made.text}\n${made.url}`, words.textAndLinkCopied)}
      >
        {words.copyTextAndLink}
      </Act>
      <Act size="sm" leftSection={copyIcon} onClick={() => void copyText(made.url, words.linkCopied)}>
        {words.copyLink}
      </Act>
    </>
  );
}
