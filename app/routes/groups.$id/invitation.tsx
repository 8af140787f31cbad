import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CopyButton } from "~/components/ui/copy-button";
import type { Lead } from "./shown";

/** The code of a group, its link, and the same as a picture for the camera of a phone. */
export function Invitation({ lead, isOpen }: { lead: Lead; isOpen: boolean }) {
  const { code, link, qr } = lead;
  return (
    <Card as="section" className="setting">
      <h2>Invite</h2>
      {isOpen ? (
        <>
          <p className="group-code">{code}</p>
          <p className="small group-link">{link}</p>
          <CopyButton text={link} of="the link" />
          <svg
            className="group-qr"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label="QR code of the link"
          >
            <path d={qr.path} />
          </svg>
          <p className="small muted">Whoever has the code can join. Give it to nobody else.</p>
        </>
      ) : (
        <p>The group takes no new members now.</p>
      )}
      <Form method="post" className="row" preventScrollReset>
        <Button variant="tonal" size="s" name="intent" value={isOpen ? "close" : "open"}>
          {isOpen ? "Take no new members" : "Take new members"}
        </Button>
        {isOpen && (
          <Button variant="quiet" size="s" name="intent" value="renew">
            Make a new code
          </Button>
        )}
      </Form>
    </Card>
  );
}
