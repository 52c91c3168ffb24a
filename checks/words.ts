import { Book, json, Place, type Source } from '@sandtable/kernel'
import { readYaml, readYamlAll } from '../packages/rules/src/yaml.ts'
import { isGenerated, listFiles, packageFiles, readText, type TextFile } from './files.ts'
import { rulebookPath, type SetName, sets } from './generate.ts'
