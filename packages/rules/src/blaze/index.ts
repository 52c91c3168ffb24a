import { Book } from '@sandtable/kernel'
import { data } from './book.gen.ts'

export const book = new Book(data, 'rulebooks/blaze.yaml')
