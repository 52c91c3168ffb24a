import sans from '@fontsource/overpass/files/overpass-latin-ext-400-normal.woff?url'
import sansBold from '@fontsource/overpass/files/overpass-latin-ext-700-normal.woff?url'
import italic from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff?url'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff?url'
import bold from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff?url'
import { fontFile } from '@sandtable/print'

export const files = {
  [fontFile('serif', 'latin-ext')]: serif,
  [fontFile('italic', 'latin-ext')]: italic,
  [fontFile('bold', 'latin-ext')]: bold,
  [fontFile('sans', 'latin-ext')]: sans,
  [fontFile('sans-bold', 'latin-ext')]: sansBold,
}
