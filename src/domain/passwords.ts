/** The passwords that everybody tries first. The longer ones would pass the length rule. */
const common = new Set([
  "password12",
  "password123",
  "password1234",
  "passwordpassword",
  "1234567890",
  "12345678910",
  "123456789012",
  "0123456789",
  "0987654321",
  "qwertyuiop",
  "qwerty12345",
  "qwertyuiop123",
  "1q2w3e4r5t",
  "1qaz2wsx3edc",
  "letmein123",
  "letmeinplease",
  "welcome123",
  "welcome1234",
  "iloveyou123",
  "iloveyou12",
  "administrator",
  "adminadmin",
  "admin12345",
  "changeme123",
  "changemenow",
  "diamonddiamond",
  "diamonds123",
  "abcdefghij",
  "abc1234567",
  "aaaaaaaaaa",
  "1111111111",
  "0000000000",
  "trustno1trustno1",
  "sunshine123",
  "princess123",
  "football123",
  "baseball123",
  "superman123",
  "dragon12345",
  "monkey12345",
]);

/** Words that are guessed first with figures and signs behind them: `Loupe12345`. The house's own name is one of them. */
const commonWords =
  /^[^a-z]*(loupe|diamonds?|password|welcome|letmein|iloveyou|changeme|admin|qwerty|secret|house)[^a-z]*$/;

/**
 * The reason why a new password is refused, or null. It must not be common, nor be the person's own address or name.
 */
export function passwordRefusal(
  password: string,
  about: (string | null)[] = [],
): "passwordCommon" | "passwordPersonal" | null {
  const plain = password.toLowerCase();
  if (common.has(plain) || commonWords.test(plain) || new Set(plain).size < 3) return "passwordCommon";
  const isPersonal = about.some((word) => {
    const own = word?.toLowerCase() ?? "";
    return own.length >= 4 && (plain === own || plain === own.split("@")[0]);
  });
  return isPersonal ? "passwordPersonal" : null;
}
