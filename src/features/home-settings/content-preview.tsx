import "./home-settings.css";
import { Button, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { ContentKind } from "#domain/home-content.ts";
import { type Content, ContentBody } from "#screens/home-content/content-body.tsx";
import { ContentStrip } from "#screens/home-content/content-strip.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { useObjectUrls } from "#ui/form/use-object-url.ts";
import { InScheme } from "#ui/frame/in-scheme.tsx";
import type { ContentForm } from "./content-form.tsx";
import { words } from "./words.ts";

const nothing = () => {};
type Width = "desktop" | "phone";
type Scheme = "light" | "dark";

/** The typed content as a client will see it, on a desktop and a phone, in light and dark. */
export function ContentPreview({ kind, values }: { kind: ContentKind; values: ContentForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <div className="row">
        <Button variant="default" onClick={() => setOpen(true)}>
          {words.previewMore}
        </Button>
      </div>
      {isOpen && <PreviewDialog kind={kind} values={values} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface PreviewDialogProps {
  kind: ContentKind;
  values: ContentForm;
  onClose: () => void;
}

function PreviewDialog({ kind, values, onClose }: PreviewDialogProps) {
  const [width, setWidth] = useState<Width>("desktop");
  const [scheme, setScheme] = useState<Scheme>("light");
  const addresses = useObjectUrls(values.images.filter((one): one is File => one instanceof File));
  const of: Content = {
    id: 0,
    title: values.title.trim() || words.untitled,
    description: values.description,
    start_date: values.start_date ?? "",
    end_date: values.end_date ?? "",
    images: values.images.flatMap((one) => {
      const url = one instanceof File ? addresses.get(one) : one.url;
      return url ? [{ url }] : [];
    }),
    ...(kind === "banner" && { type: Number(values.type) as 1 | 2 | 3 }),
  };
  return (
    <Dialog title={words.previewOf(of.title)} size="lg" onClose={onClose}>
      <div className="row wrap">
        <SegmentedControl
          aria-label={words.width}
          value={width}
          onChange={(value) => setWidth(value as Width)}
          data={(["desktop", "phone"] as const).map((value) => ({ value, label: words[value] }))}
        />
        <SegmentedControl
          aria-label={words.scheme}
          value={scheme}
          onChange={(value) => setScheme(value as Scheme)}
          data={(["light", "dark"] as const).map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <InScheme scheme={scheme}>
        <section className="preview" data-width={width} aria-label={words.preview}>
          {kind !== "popup" && <ContentStrip of={of} hasDays={kind === "event"} onRead={nothing} onHide={nothing} />}
          <div className="preview-body">
            <h3>{of.title}</h3>
            <ContentBody of={of} hasDays={kind === "event"} />
          </div>
        </section>
      </InScheme>
    </Dialog>
  );
}
