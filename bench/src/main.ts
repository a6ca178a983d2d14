import { benchCluster, benchFailover } from './cluster/cluster-bench.ts'
import { benchDesk } from './desk/desk-bench.ts'
import { benchHttp, httpSets } from './http/http-bench.ts'
import { benchKills } from './kills/kills-bench.ts'
import { benchLifecycles } from './lifecycles/lifecycles-bench.ts'
import { benchLists } from './lists/lists-bench.ts'
import { benchLogin } from './login/login-bench.ts'
import { benchMalformed } from './malformed/malformed-bench.ts'
import { benchMarket } from './market/market-bench.ts'
import { benchMarketQueries } from './market/market-queries.ts'
import { benchMeanings } from './meanings/meanings-bench.ts'
import { benchOverload, overloadSets } from './overload/overload-bench.ts'
import { benchEveryPage, benchMainPages } from './pages/pages-bench.ts'
import { benchPublications } from './publications/publications-bench.ts'
import { benchAnswers } from './search/answers.ts'
import { benchFirstPage } from './search/first-page.ts'
import { benchLearned } from './search/learned.ts'
import { benchLarge } from './search/large-bench.ts'
import { learnWeights } from './search/learn-weights.ts'
import { benchSearch } from './search/search-bench.ts'
import { benchSoak } from './soak/soak-bench.ts'
import { benchStart } from './start/start-bench.ts'

const usage = `npm run bench -- search PATH QUESTIONS   search over the laws at PATH, asked QUESTIONS (JSON Lines)
npm run bench -- search-first [PATH]     what the first page of an answer holds, over the sample laws and those at PATH
npm run bench -- search-learned PATH QUESTIONS   the same laws with and without what answered questions teach
npm run bench -- answers PATH QUESTIONS  what the AI legal page answers, and whether the right articles are among it
npm run learn -- PATH QUESTIONS          learns what answered questions count in search, as \`search\` asks
npm run bench -- meanings                articles found by their meaning: memory and times of 15,000 and 150,000 vectors
npm run bench -- search-large PATH QUESTIONS   search over 1,000,000 articles and 100,000 judgments made of them
npm run bench -- http [kept|first]       calls beside a bare server that reads the same rows: answers that are kept,
                                         or made each time, with those of people who are signed in
npm run bench -- lists                   first, middle and last page of lists of 100,000 rows, on PostgreSQL
npm run bench -- kills [N]               a portal killed N times (100) on each store while people write: is anything lost
npm run bench -- lifecycles              random walks through the lifecycles, held against the decisions
npm run bench -- login                   people who sign in at once, and what others notice of it
npm run bench -- malformed [--count N] [--seed N]   malformed requests of every call, 1,000,000 unless told
npm run bench -- market                  lists, details and what waits of requirements, services, orders and providers,
                                         beside a bare server that reads the same rows
npm run bench -- market queries          each of their queries by itself, on PostgreSQL
npm run bench -- desk                    the same of consultations and lookups
npm run bench -- publications            the same of what is published, with its search and what home shows of it
npm run bench -- cluster [ROUNDS]        portals behind HAProxy on one PostgreSQL: what they know of each other, and all of
                                         them restarted again and again under load
npm run bench -- failover [ROUNDS]       the same on a primary with two replicas, each of which fails
npm run bench -- overload [kept|home|law|list|search]   what kept pages cost; pages, calls and searches asked for
                                         more than can be done; or one of these alone
npm run bench -- pages [every [PATH...]]   Lighthouse on home, search and a law; or on every kind of public page, of which
                                         those alone that begin with a path
npm run bench -- soak [--minutes N]      memory of a portal that is read without a pause (an hour)
npm run bench -- start                   how long a start takes, and what a portal holds at rest
`

const [name, ...inputs] = process.argv.slice(2)
const stormed = overloadSets.find((one) => one === inputs[0])
const set = httpSets.find((one) => one === inputs[0])

/** The number that follows an option. */
function numberOf(option: string): number | undefined {
  const at = inputs.indexOf(option)
  return at < 0 ? undefined : Number(inputs[at + 1])
}

if (name === 'search' && inputs.length === 2) await benchSearch(inputs[0]!, inputs[1]!)
else if (name === 'search-first' && inputs.length <= 1) await benchFirstPage(inputs[0])
else if (name === 'search-learned' && inputs.length === 2) await benchLearned(inputs[0]!, inputs[1]!)
else if (name === 'answers' && inputs.length === 2) await benchAnswers(inputs[0]!, inputs[1]!)
else if (name === 'learn' && inputs.length === 2) await learnWeights(inputs[0]!, inputs[1]!)
else if (name === 'search-large' && inputs.length === 2) await benchLarge(inputs[0]!, inputs[1]!)
else if (name === 'meanings' && inputs.length === 0) await benchMeanings()
else if (name === 'http' && inputs.length === (set ? 1 : 0)) await benchHttp(set)
else if (name === 'lists' && inputs.length === 0) await benchLists()
else if (name === 'kills' && (inputs.length === 0 || (inputs.length === 1 && Number(inputs[0]) > 0)))
  await benchKills(Number(inputs[0] ?? 100))
else if (name === 'lifecycles' && inputs.length === 0) await benchLifecycles()
else if (name === 'login' && inputs.length === 0) await benchLogin()
else if (name === 'malformed') await benchMalformed(numberOf('--count') ?? 1_000_000, numberOf('--seed'))
else if (name === 'market' && inputs.length === 0) await benchMarket()
else if (name === 'market' && inputs[0] === 'queries') await benchMarketQueries()
else if (name === 'desk' && inputs.length === 0) await benchDesk()
else if (name === 'publications' && inputs.length === 0) await benchPublications()
else if (name === 'cluster' && inputs.length <= 1) await benchCluster(...inputs.map(Number))
else if (name === 'failover' && inputs.length <= 1) await benchFailover(...inputs.map(Number))
else if (name === 'overload' && inputs.length === (stormed ? 1 : 0)) await benchOverload(stormed)
else if (name === 'pages' && inputs.length === 0) await benchMainPages()
else if (name === 'pages' && inputs[0] === 'every') await benchEveryPage(inputs.slice(1))
else if (name === 'soak' && inputs.length === 0) await benchSoak(60)
else if (name === 'soak' && inputs[0] === '--minutes' && Number(inputs[1]) > 0)
  await benchSoak(Number(inputs[1]))
else if (name === 'start' && inputs.length === 0) await benchStart()
else {
  process.stderr.write(usage)
  process.exitCode = 1
}
