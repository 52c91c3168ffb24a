import sans from '@fontsource/overpass/files/overpass-cyrillic-400-normal.woff?url'
import sansBold from '@fontsource/overpass/files/overpass-cyrillic-700-normal.woff?url'
import italic from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-italic.woff?url'
import serif from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-normal.woff?url'
import bold from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-600-normal.woff?url'
import { fontFile } from '@sandtable/print'

export const files = {
  [fontFile('serif', 'cyrillic')]: serif,
  [fontFile('italic', 'cyrillic')]: italic,
  [fontFile('bold', 'cyrillic')]: bold,
  [fontFile('sans', 'cyrillic')]: sans,
  [fontFile('sans-bold', 'cyrillic')]: sansBold,
}
