import { Anchor, Button, Checkbox, TextInput } from "@mantine/core";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Door } from "#ui/frame/door.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";

export function DoorShow() {
  return (
    <Door
      title="Sign in"
      lead="Diamond trading portal of the demo house."
      foot={
        <>
          No account yet? <a href="#sign-up">Sign up</a>
        </>
      }
    >
      <TabRow
        label="Ways to sign in"
        tabs={[
          { label: "Account", to: "#account", current: true },
          { label: "Guest", to: "#guest" },
        ]}
      />
      <form className="stack">
        <TextInput
          size="md"
          label="E-mail"
          autoComplete="username"
          defaultValue="ines.novak@demo.test"
          error="Sign-in failed"
        />
        <PasswordField size="md" label="Password" autoComplete="current-password" defaultValue="correct-horse" />
        <div className="row between">
          <Checkbox label="Stay signed in on this device" />
          <Anchor href="#forgot" size="sm" underline="always">
            Forgot your password?
          </Anchor>
        </div>
        <Button size="md" fullWidth>
          Sign in
        </Button>
      </form>
    </Door>
  );
}
