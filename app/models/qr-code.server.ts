import { encode } from "uqr";

/** A QR code as the path of a drawing: squares of one, in runs, with the quiet edge that readers need. */
export function qrCode(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  });
  return { size, path };
}
