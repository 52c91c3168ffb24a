import { companionWords } from './words.ts'

/** The way to the companion, on the first page. */
export function RealTable() {
  const { home, title } = companionWords.use()
  return (
    <section className="home-block later" aria-labelledby="real">
      <h2 id="real">{home.title}</h2>
      <p className="quiet">{home.says}</p>
      <a className="button wide" href="#/companion">
        {title}
      </a>
    </section>
  )
}
