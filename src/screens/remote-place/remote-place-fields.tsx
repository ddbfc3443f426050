import "./remote-place.css";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { remoteProtocols, usualPorts } from "#domain/remote-places.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ConnectionTest } from "./connection-test.tsx";
import type { RemotePlaceFieldsProps } from "./remote-place-form.ts";
import { words } from "./words.ts";

/** The fields of a folder on somebody else's server, with a test of the connection that shows the server's key. */
export function RemotePlaceFields({ values, errors, onChange, kept }: RemotePlaceFieldsProps) {
  const protocol = values["remote_place.protocol"];
  const text = (name: "remote_place.folder" | "remote_place.user_name" | "remote_place.secret") => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
  const secret = { ...text("remote_place.secret"), ...(kept?.has_secret && { description: words.kept }) };
  return (
    <section>
      <h3>{words.title}</h3>
      <ServerFields values={values} errors={errors} onChange={onChange} />
      {protocol === "ftp" && <Notice hue="orange">{words.unencrypted}</Notice>}
      <TextInput label={words.folder} description={words.folderHint} maxLength={500} {...text("remote_place.folder")} />
      <TextInput label={words.user} required maxLength={100} autoComplete="off" {...text("remote_place.user_name")} />
      {protocol === "sftp" && secret.value.includes("-----BEGIN") ? (
        <Textarea label={words.secretOrKey} autosize maxRows={6} {...secret} />
      ) : (
        <PasswordField
          label={protocol === "sftp" ? words.secretOrKey : words.secret}
          autoComplete="new-password"
          onPaste={(event) => {
            // A field of one line would lose the lines of a key.
            const pasted = event.clipboardData.getData("text");
            if (protocol !== "sftp" || !pasted.includes("-----BEGIN")) return;
            event.preventDefault();
            onChange("remote_place.secret", `${pasted.trim()}\n`);
          }}
          {...secret}
        />
      )}
      <ConnectionTest values={values} onChange={onChange} kept={kept} />
    </section>
  );
}

/** Another server has another key: the one that is remembered goes with its server. */
function ServerFields({ values, errors, onChange }: Omit<RemotePlaceFieldsProps, "kept">) {
  const protocol = values["remote_place.protocol"];
  const forget = () => onChange("remote_place.host_key", null);
  return (
    <div className="remote-server">
      <NativeSelect
        label={words.protocol}
        data={remoteProtocols.map((value) => ({ value, label: words.protocols[value] }))}
        value={protocol}
        onChange={({ currentTarget: { value } }) => {
          const next = remoteProtocols.find((one) => one === value) ?? protocol;
          onChange("remote_place.protocol", next);
          onChange("remote_place.port", usualPorts[next]);
          forget();
        }}
      />
      <TextInput
        label={words.host}
        required
        maxLength={253}
        name="remote_place.host"
        value={values["remote_place.host"]}
        error={errors["remote_place.host"]}
        onChange={(event) => {
          onChange("remote_place.host", event.currentTarget.value);
          forget();
        }}
      />
      <NumberField
        label={words.port}
        required
        least={1}
        most={65_535}
        name="remote_place.port"
        value={values["remote_place.port"]}
        error={errors["remote_place.port"]}
        onChange={(port) => {
          onChange("remote_place.port", port);
          forget();
        }}
      />
    </div>
  );
}
