import { renderToStaticMarkup } from "react-dom/server";
import { motifDrawing } from "~/components/marketplace/item-cover";
import { coverMotifs, coverPalettes, timeOf } from "~/content/article-covers";
import { coverPicture, itemMotifs } from "~/content/item-covers";
import { ArticleCoverImage } from "./article-cover";
import { CoverDocument } from "./cover-document";

/**
 * Every drawn cover as an SVG document by the address of its picture. The build makes PNG files of
 * them, because the worker cannot and chat programs show no SVG.
 *
 * @param css the text of `covers.css`.
 */
export function coverDocuments(css: string): { address: string; svg: string }[] {
  const ofItems = itemMotifs.filter((motif) => !(coverMotifs as readonly string[]).includes(motif));
  return coverPalettes.flatMap((palette) => [
    ...coverMotifs.map((motif) => ({
      address: coverPicture({ palette, motif }),
      svg: renderToStaticMarkup(<ArticleCoverImage palette={palette} motif={motif} css={css} />),
    })),
    ...ofItems.map((motif, place) => ({
      address: coverPicture({ palette, motif }),
      svg: renderToStaticMarkup(
        <CoverDocument palette={palette} time={timeOf(palette, place)} css={css}>
          {motifDrawing(motif)}
        </CoverDocument>,
      ),
    })),
  ]);
}
