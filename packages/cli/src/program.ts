import { DiceError, Refusal, SandtableError } from '@sandtable/kernel'
import { Command, CommanderError } from 'commander'
import { keepBackup, restoreBackup } from './backup.ts'
import { cases } from './cases.ts'
import { showCoverage } from './coverage.ts'
import { doctor } from './doctor.ts'
import { env } from './env.ts'
import { force } from './force.ts'
import { fuzz } from './fuzz.ts'
import { drill } from './lab/drill.ts'
import { lab } from './lab/lab.ts'
import { ladder } from './lab/ladder.ts'
import { work } from './lab/queue/work.ts'
import { train } from './lab/train.ts'
import { showMeetings } from './meetings.ts'
import { showMutations } from './mutate.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { print } from './print.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'
import { verify } from './verify.ts'
import { version } from './version.ts'

const FINE = 0
const PROBLEMS = 1
const WRONG_USAGE = 2

/** Runs the command that these words name, and returns the exit code: 0 fine, 1 problems were found, 2 wrong usage. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  let verdict: Verdict = 'fine'
  const program = commandsFor(terminal, async result => {
    verdict = await result
  })
  try {
    await program.parseAsync(words.length > 0 ? words : ['--help'], { from: 'user' })
    return verdict === 'fine' ? FINE : PROBLEMS
  } catch (error) {
    return explain(error, terminal)
  }
}

/** One line for every error that the user can fix; any other is our fault, and says so. */
function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : WRONG_USAGE // already reported
  if (error instanceof Misuse) {
    terminal.warn(error.message)
    return WRONG_USAGE
  }
  if (error instanceof SandtableError || error instanceof Refusal || error instanceof DiceError)
    terminal.warn(error.message)
  else if (process.env.SANDTABLE_TRACE) throw error
  else terminal.warn(`Sandtable made a mistake and stopped: ${String(error)}. SANDTABLE_TRACE=1 shows where.`)
  return PROBLEMS
}

type Done = (result: Verdict | Promise<Verdict>) => Promise<void>

/** All commands, as help shows them; long because it is a list. */
function commandsFor(terminal: Terminal, done: Done): Command {
  const program = new Command('sandtable')
    .description('A digital table for miniature wargames that knows the rules.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: text => terminal.say(text.trimEnd()),
      writeErr: text => terminal.warn(text.trimEnd()),
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 fine, 1 problems were found, 2 wrong usage.\nsandtable help play tells more of play.',
    )

  const command = (name: string, says: string, ...examples: readonly string[]): Command =>
    program
      .command(name)
      .description(says)
      .addHelpText('after', `\nExamples:\n${examples.map(example => `  sandtable ${example}`).join('\n')}`)

  command(
    'serve',
    'open the table in the browser at one address, and let friends join',
    'serve',
    'serve --port 8080',
    'serve --public',
    'serve --public table.example.org --data games',
  )
    .option('--port <port>', 'the port, 4870 unless it is taken')
    .option('--public [names...]', 'let other machines in, by these names or by the addresses of this one')
    .option(
      '--data <folder>',
      'where games are kept that are played far apart; DATABASE_URL names a PostgreSQL instead',
    )
    .option('--log', "say what happens, a line of JSON each, without anybody's secrets")
    .action(options => done(serve(options, terminal)))

  command(
    'backup <file>',
    'write all games that are played far apart to one file, while the server runs',
    'backup games.backup',
    'backup /mnt/backups/today.backup --data /var/lib/sandtable',
  )
    .option('--data <folder>', 'where the games are kept; DATABASE_URL names a PostgreSQL instead')
    .action((file, options) => done(keepBackup(file, options, terminal)))

  command(
    'restore <file>',
    'put the games of a backup into an empty folder or PostgreSQL',
    'restore games.backup --data /var/lib/sandtable',
  )
    .option('--data <folder>', 'where the games are to be kept; DATABASE_URL names a PostgreSQL instead')
    .action((file, options) => done(restoreBackup(file, options, terminal)))

  command(
    'play <scenario>',
    'play a battle, a position or a saved game in the terminal',
    'play plastic/crossroads-house',
    'play crossroads-house --seed 7 --sides human,human',
    'play house.save',
    'play cases/plastic/fir.yaml#building-windows --dice typed',
  )
    .option('--seed <seed>', 'the seed of the dice, a number or a word')
    .option(
      '--sides <list>',
      'who plays each side, in order or by name: human, recruit, regular (also: bot), veteran, general or random; the computer plays the rest',
    )
    .option('--think <seconds>', 'how long a veteran or a general may think about a decision', '1')
    .option('--dice <source>', 'seed, or typed for real dice', 'seed')
    .option('--save <file>', 'where the game is kept when it ends or you leave')
    .option('--no-colour', 'plain text, without any bold')
    .action((scenario, options) => done(play(scenario, options, terminal)))

  command(
    'force [file]',
    'check a force and total what it costs, line by line; without a file, list the ready ones',
    'force',
    'force muzzleflash/british-patrol',
    'force my-platoon.txt',
    'force my-platoon.txt --text',
  )
    .option('--text', 'the force as Sandtable would write it, and nothing else')
    .action((file, options) => done(force(file, options, terminal)))

  command(
    'rules [set] [words...]',
    'read the rulebooks: sections, one rule, or a search',
    'rules',
    'rules plastic',
    'rules plastic PF-FIR-3',
    'rules plastic line of sight',
  ).action((set, words) => done(rules(set, words, terminal)))

  command(
    'print <what> <of>',
    'write to PDF what players need on paper: rules, booklet, reference, cards, markers or templates of a rule set; scenario or sheets of a battle or a saved game; a force',
    'print rules muzzleflash',
    'print reference plastic',
    'print templates blaze --paper letter',
    'print scenario plastic/crossroads-house',
    'print sheets house.save --side german',
    'print force muzzleflash/british-patrol',
  )
    .option('--paper <size>', 'a4 or letter', 'a4')
    .option('--side <side>', 'only what this side may know; of a battle, all sides unless said')
    .option('--out <file>', 'where the PDF is written')
    .action((what, of, options) => done(print(what, of, options, terminal)))

  command(
    'cases [paths...]',
    'run the golden cases',
    'cases',
    'cases cases/plastic',
    'cases cases/plastic/fir.yaml --json',
  )
    .option('--json', 'one object, and nothing else')
    .action((paths, options) => done(cases(paths, options, terminal)))

  command(
    'coverage',
    'count which rules the code cites and the cases show, or where rules meet',
    'coverage',
    'coverage --json',
    'coverage --meetings plastic',
  )
    .option('--json', 'one list, a row a rule set')
    .option('--meetings [set]', 'which meetings of rules no case shows')
    .action(({ meetings, ...options }) =>
      done(
        meetings === undefined
          ? showCoverage(options, terminal)
          : showMeetings(meetings === true ? null : meetings, options, terminal),
      ),
    )

  command(
    'replay <save>',
    'tell a saved game in sentences',
    'replay house.save',
    'replay house.save --side german',
    'replay house.save --entry 12',
  )
    .option('--entry <number>', 'one entry, with everything that belongs to it')
    .option('--side <side>', 'only what this side may know')
    .action((file, options) => done(replay(file, options, terminal)))

  command(
    'verify <save>',
    'replay a saved game: was every decision allowed, are the dice right, is every line as the rules make it?',
    'verify house.save',
  )
    .option('--seal <hash>', 'the hash of the secret behind the dice, as it was given before the game')
    .action((file, options) => done(verify(file, options, terminal)))

  command(
    'fuzz <set>',
    'play random games of a rule set, or of all, and check everything',
    'fuzz plastic',
    'fuzz all --games 50 --seed 3 --json',
  )
    .option('--games <number>', 'how many', '10')
    .option('--seed <number>', 'the first seed', '1')
    .option('--json', 'one list, a row a rule set')
    .action((set, options) => done(fuzz(set, options, terminal)))

  command(
    'lab <scenario>',
    'play a battle many times with computer players, and say who wins and how sure that is',
    'lab plastic/crossroads-house --games 200',
    'lab trench-raid-at-dusk --games 1000 --until-clear',
    'lab farm-on-the-lane --bots regular,recruit --seed 3 --json',
    'lab farm-on-the-lane --compare MF-RUL-9=any-pins --compare my-farm.yaml',
    'lab farm-on-the-lane --games 1000 --report farm.html',
    'lab trench-raid-at-dusk --balance',
    'lab trench-raid-at-dusk --sweep start.last=6,8,10 --keep studies.jsonl',
  )
    .option('--games <number>', 'how many', '100')
    .option(
      '--bots <list>',
      'random, quick, recruit, regular, veteran or general, for each side; where they differ they change sides',
      'regular',
    )
    .option('--seed <seed>', 'everything follows from it', '1')
    .option('--workers <number>', 'how many games are played at a time; as many as the machine has cores unless said')
    .option(
      '--compare <change...>',
      'also play it with a ruling, a value or a file in its place, and tell the difference',
    )
    .option('--sweep <values...>', 'also play it with each of several values; of several sweeps, all combinations')
    .option('--keep <file>', 'keep each game there: what is broken off goes on, nothing is played twice')
    .option('--queue', 'let workers play it, on any number of machines; DATABASE_URL names the PostgreSQL of the queue')
    .option('--until-clear', 'stop as soon as it is clear who wins more, or that nobody does')
    .option('--balance', 'also find what makes it even: points, turns or figures, and how sure that is')
    .option('--report <file>', 'also write a report with charts, maps and replays: one HTML file')
    .option('--json', 'one object, and nothing else')
    .action((scenario, options) => done(lab(scenario, options, terminal)))

  command(
    'worker',
    'play games that sandtable lab --queue wants played; the queue is in the PostgreSQL that DATABASE_URL names',
    'worker',
    'worker --workers 8',
  )
    .option('--workers <number>', 'how many games are played at a time; as many as the machine has cores unless said')
    .action(options => done(work(options, terminal)))

  command(
    'ladder <set>',
    'play each level of the computer against the one below, and say how much stronger it is',
    'ladder plastic',
    'ladder all --games 20 --write bench/LADDER.md',
    'ladder muzzleflash --levels regular,veteran --battles tutorial',
  )
    .option('--games <number>', 'how many pairs of games of each battle', '2')
    .option('--levels <list>', 'which levels, from the weakest to the strongest; also quick and random')
    .option('--battles <words>', 'only battles whose names hold one of these words')
    .option('--seed <seed>', 'everything follows from it', '1')
    .option('--workers <number>', 'how many games are played at a time', '1')
    .option('--keep <file>', 'keep each game there: what is broken off goes on', '.cache/ladder.jsonl')
    .option('--write <file>', 'also write the table there')
    .option('--json', 'one list, and nothing else')
    .action((set, options) => done(ladder(set, options, terminal)))

  command(
    'train <set>',
    'teach the general to judge positions, by games among regulars; writes packages/bots/src/judges/learnt.gen.ts',
    'train plastic --games 40',
    'train all --dry',
    'train muzzleflash --hand veteran --games 150',
  )
    .option('--games <number>', 'how many games of each ready battle', '24')
    .option('--seed <seed>', 'everything follows from it', '1')
    .option(
      '--hand <name>',
      'instead drill the veteran or the general: find what to go by, in games against the level below',
    )
    .option(
      '--rounds <number>',
      'how many rounds of drill there are; --games is then how many each part plays in a round',
      '3',
    )
    .option('--dry', 'only tell what was learnt, and write nothing')
    .action((set, options) => done((options.hand === undefined ? train : drill)(set, options, terminal)))

  command(
    'odds <position> [decision...]',
    'what may come of a decision in a case, a battle or a saved game, and how likely it is',
    'odds cases/plastic/fir.yaml#building-windows',
    'odds house.save action=fire piece=g2 target=a1',
  )
    .option('--json', 'one object, and nothing else')
    .action((position, decision, options) => done(odds(position, decision, options, terminal)))

  command(
    'env <scenario>',
    'a battle for a program that learns to play: JSON lines in, JSON lines out (docs/environment.md)',
    'env plastic/crossroads-house',
    'env trench-raid-at-dusk --bots garrison=regular',
  )
    .option('--bots <list>', 'sides that a computer player takes: german=regular,allied=random')
    .action((scenario, options) => done(env(scenario, options, terminal)))

  command(
    'doctor <set>',
    'list what a rule set has, what it lacks, and what others stand in for',
    'doctor plastic',
    'doctor all',
  ).action(set => done(doctor(set, terminal)))

  command(
    'mutate <set>',
    'change each number of the tables a little, one at a time, and list those that no case holds',
    'mutate plastic',
    'mutate all --sample 100 --seed 3 --json',
  )
    .option('--sample <number>', 'how many numbers are tried; all, where it is not said')
    .option('--seed <number>', 'which numbers the sample draws', '1')
    .option('--json', 'one list, a row a rule set')
    .action((set, options) => done(showMutations(set, options, terminal)))

  return program
}
