import { Button, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { codes, statuses } from "#domain/codes.ts";
import { Act } from "#ui/act/act.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import type { FileValue } from "#ui/form/file-value.ts";
import { OtpField } from "#ui/form/otp-field.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { PhoneField, type PhoneValue } from "#ui/form/phone-field.tsx";
import { RadioList } from "#ui/form/radio-list.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { StepRow } from "#ui/frame/step-row.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { SortableList } from "#ui/list/sortable-list.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { ShapeIcon, shapeCode } from "#ui/marks/shape-icon.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Viewer } from "#ui/viewer/viewer.tsx";
import { Shell } from "./shell.tsx";

const paper = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="840" height="560"><rect width="840" height="560" fill="#fdfcf8"/><text x="48" y="76" font-size="28" font-family="sans-serif" fill="#55503f">SPECIMEN</text><path d="M48 104h744M48 428h744" stroke="#c8c2b2" stroke-width="2"/></svg>')}`;

export function Panels() {
  const [order, setOrder] = useState(["Round", "Oval", "Emerald", "Cushion", "Pear"]);
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set(["Round"]));
  const [otp, setOtp] = useState("123");
  const [phone, setPhone] = useState<PhoneValue>({ countryId: 2, number: "70 12" });
  const [file, setFile] = useState<FileValue>(paper);
  const [active, setActive] = useState(true);
  const [answer, setAnswer] = useState<"below" | "above">();
  return (
    <Shell place="?show=panels" title="Panels">
      <PageTitle>
        <span className="dim">Clients /</span> Northlight Jewels <StatusBadge list="business" code={10} />
      </PageTitle>
      <Toolbar tools={<Button variant="default">Edit business…</Button>}>
        <TabRow
          label="Client"
          tabs={[
            { label: "Business", to: "#business" },
            { label: "KYC documents", to: "#kyc", count: 2, current: true },
            { label: "Users", to: "#users", count: 3 },
            { label: "Confirmed stones", to: "#confirmed", count: 0 },
            { label: "Watch list", to: "#watch", count: 1402 },
          ]}
        />
      </Toolbar>
      <Toolbar>
        <StepRow
          label="Steps"
          steps={[
            { label: "Columns", to: "#columns", isDone: true },
            { label: "Questions", to: "#questions", count: 3, current: true },
            { label: "Difference", to: "#difference", reason: "This step opens when the file has been read." },
          ]}
        />
      </Toolbar>
      <Page label="KYC documents">
        <Columns>
          <Panel title="Status" aside="every code of spec §4">
            <div className="stack">
              {(Object.keys(statuses) as (keyof typeof statuses)[]).map((list) => (
                <div key={list} className="row wrap">
                  {Object.values(codes[list]).map((code) => (
                    <StatusBadge key={code} list={list} code={code} />
                  ))}
                </div>
              ))}
            </div>
          </Panel>
          <Panel title="Shapes" aside={<a href="#all">All shapes</a>}>
            <div style={{ display: "grid", gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: 4 }}>
              {(Object.keys(shapeCode) as (keyof typeof shapeCode)[]).map((shape, i) => (
                <Chip
                  key={shape}
                  drawing={<ShapeIcon shape={shape} size={24} />}
                  label={
                    <>
                      {shapeCode[shape]}
                      <span className="unseen"> {shape}</span>
                    </>
                  }
                  count={i === 11 ? 0 : 3212 >> i}
                  pressed={pressed.has(shape)}
                  onToggle={(on) =>
                    setPressed(new Set(on ? [...pressed, shape] : [...pressed].filter((s) => s !== shape)))
                  }
                />
              ))}
            </div>
          </Panel>
        </Columns>
        <Columns>
          <Panel title="Business Owner Document" aside={<StatusBadge list="approval" code={2} />}>
            <div style={{ margin: "-12px -16px 12px", height: 320, display: "grid" }}>
              <Viewer src={paper} alt="Passport page, specimen" caption="Page 1 of 2" download={paper} />
            </div>
            <Facts
              columns={2}
              of={[
                { label: "Document type", value: "Passport" },
                { label: "Number", value: <Code>X•••••••00</Code> },
                { label: "Name", value: "Mara Elisabet Lindqvist" },
                { label: "Valid until", value: "02/05/2031" },
              ]}
            />
            <hr />
            <Steps
              of={[
                { id: 1, title: "Submitted", who: "M. Lindqvist", when: "18/11/2026 | 17:40" },
                {
                  id: 2,
                  title: "Rejected",
                  who: "Ines Novak",
                  when: "18/11/2026 | 18:20",
                  note: "“Second page is missing.”",
                },
                { id: 3, title: "Resubmitted, waiting", who: "M. Lindqvist", when: "19/11/2026 | 09:12", now: true },
              ]}
            />
          </Panel>
          <div className="stack">
            <Panel title="Fields">
              <div className="stack">
                <PasswordField label="Password" defaultValue="correct-horse" />
                <OtpField value={otp} onChange={setOtp} error={otp.length === 6 ? undefined : "The code is wrong."} />
                <PhoneField
                  countries={[
                    { id: 1, phonecode: "32", name: "Belgium" },
                    { id: 2, phonecode: "46", name: "Sweden" },
                    { id: 3, phonecode: "91", name: "India" },
                  ]}
                  value={phone}
                  onChange={setPhone}
                  errors={{ number: "A mobile number has 7 to 12 digits." }}
                />
                <FileField label="Image" hint="PNG or JPEG, up to 2 MB" value={file} onChange={setFile} />
                <RadioList
                  label="Discounts are written as 38.5. Below or above the list?"
                  hint="The first values: 38.5, 41, 22.5"
                  choices={[
                    { value: "below", label: "Below the list", note: "38.5 is 38.5 % less" },
                    { value: "above", label: "Above the list", note: "38.5 is 38.5 % more" },
                  ]}
                  value={answer}
                  onChange={setAnswer}
                />
                <div className="row">
                  <SwitchCell label="Active" on={active} onToggle={setActive} />
                  <SwitchCell label="Off" on={!active} onToggle={() => setActive(!active)} />
                  <SwitchCell label="Locked" on reason="It is used by 14 clients." onToggle={() => undefined} />
                  <SegmentedControl aria-label="Period" data={["Today", "7 days", "Quarter"]} defaultValue="Quarter" />
                </div>
              </div>
            </Panel>
            <Panel title="Sequence" flush>
              <SortableList
                label="Sequence"
                items={order}
                itemId={(item) => item}
                itemName={(item) => item}
                onMove={(ids) => setOrder([...ids])}
              >
                {(item) => (
                  <span className="with-icon">
                    <ShapeIcon shape={item} />
                    {item}
                  </span>
                )}
              </SortableList>
            </Panel>
            <Notice hue="orange">3.00 % below own price. Margin over cost: 0.88 %.</Notice>
            <Notice hue="blue">
              All or none: no stone was held. <Tag hue="gray">you</Tag>
            </Notice>
          </div>
        </Columns>
      </Page>
      <PageDock note="Once registered, Northlight Jewels can hold stones, confirm them and take them on memo.">
        <span className="dim">The Business Document is still pending.</span>
        <Act size="sm" keys="R" reason="Both documents must be approved first.">
          Register business
        </Act>
        <Act size="sm" keys="A">
          Approve document
        </Act>
      </PageDock>
    </Shell>
  );
}
