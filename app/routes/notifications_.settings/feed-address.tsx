import { CopyButton } from "~/components/account/copy-button";
import { TextField } from "~/components/ui/field";

/** The address of a feed, to be taken along: it is shown once. */
export function FeedAddress({ address }: { address: string }) {
  return (
    <>
      <TextField
        label="Your feed address"
        hint="It is shown this once. If you lose it, make a new one."
        inputProps={{
          readOnly: true,
          value: address,
          dir: "ltr",
          onFocus: (event) => event.currentTarget.select(),
        }}
      />
      <CopyButton text={address} label="Copy address" />
    </>
  );
}
