import sans from '@fontsource/overpass/files/overpass-latin-400-normal.woff?url'
import sansBold from '@fontsource/overpass/files/overpass-latin-700-normal.woff?url'
import italic from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff?url'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?url'
import bold from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?url'
import stencil from '@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal.woff?url'
import { fontFile } from '@sandtable/print'

export const files = {
  [fontFile('serif', 'latin')]: serif,
  [fontFile('italic', 'latin')]: italic,
  [fontFile('bold', 'latin')]: bold,
  [fontFile('sans', 'latin')]: sans,
  [fontFile('sans-bold', 'latin')]: sansBold,
  [fontFile('stencil', 'latin')]: stencil,
}
