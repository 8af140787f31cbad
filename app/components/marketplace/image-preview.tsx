import "./item.css";

import { useEffect, useState } from "react";
import { useToast } from "~/components/toaster";

const pause = 500;

/** The picture at an address that is being typed. What cannot be shown is hidden, with a message. */
export default function ImagePreview({ address }: { address: string }) {
  const toast = useToast();
  const [tried, setTried] = useState("");
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setTried(address.trim()), pause);
    return () => clearTimeout(timer);
  }, [address]);

  if (tried === "" || tried === failed) return null;

  function hide() {
    setFailed(tried);
    toast({
      title: "Invalid image URL",
      description: "The URL provided doesn't point to a valid image.",
      variant: "destructive",
    });
  }

  return (
    <img
      key={tried}
      className="write__preview"
      src={`/api/images/preview?url=${encodeURIComponent(tried)}`}
      alt="Preview of your review"
      onError={hide}
    />
  );
}
