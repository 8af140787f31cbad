import { useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { focused, Group, longText } from "./group";

export function ButtonGroup() {
  const [pending, setPending] = useState(false);

  return (
    <Group title="Buttons">
      <div className="row">
        <Button type="button">Get Started</Button>
        <Button type="button" variant="secondary">
          Cancel
        </Button>
        <Button type="button" variant="tonal">
          Buy Now
        </Button>
        <Button type="button" variant="quiet">
          Clear all filters
        </Button>
        <Button type="button" variant="danger">
          Delete listing
        </Button>
        <span className="rounded-md bg-night p-3">
          <Button type="button" variant="night">
            Create Listing
          </Button>
        </span>
      </div>
      <div className="row">
        <Button type="button" size="s">
          Small
        </Button>
        <Button type="button" size="s" variant="secondary">
          <Icon name="download" size="s" />
          Download
        </Button>
        <ButtonLink to="/styleguide" variant="secondary" size="s">
          A link
        </ButtonLink>
        <Button type="button" className={focused}>
          Focused
        </Button>
        <Button type="button" disabled>
          Disabled
        </Button>
        <Button type="button" variant="secondary" disabled>
          Disabled
        </Button>
        <button className="icon-btn" type="button" aria-label="Notifications, 2 new">
          <Icon name="bell" />
          <span className="icon-btn__count" aria-hidden="true">
            2
          </span>
        </button>
      </div>
      <div className="row">
        <Button type="button" pending pendingLabel="Creating account...">
          Create account
        </Button>
        <Button type="button" variant="secondary" pending>
          Post Comment
        </Button>
        <Button
          type="button"
          variant="tonal"
          pending={pending}
          pendingLabel="Saving your answer..."
          onClick={() => {
            setPending(true);
            setTimeout(() => setPending(false), 2000);
          }}
        >
          Press to wait
        </Button>
      </div>
      <div className="max-w-80">
        <Button type="button" wide>
          {longText}
        </Button>
      </div>
    </Group>
  );
}
