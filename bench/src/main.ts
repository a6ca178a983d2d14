import { benchHttp } from './http/http-bench.ts'
import { benchLogin } from './login/login-bench.ts'
import { benchPages } from './pages/pages-bench.ts'
import { benchLarge } from './search/large-bench.ts'
import { benchSearch } from './search/search-bench.ts'
import { benchStart } from './start/start-bench.ts'

const usage = `npm run bench -- search PATH QUESTIONS   search over the laws at PATH, asked QUESTIONS (JSON Lines)
npm run bench -- search-large PATH QUESTIONS   search over 1,000,000 articles and 100,000 judgments made of them
npm run bench -- http                    calls beside a bare server with one query
npm run bench -- login                   people who sign in at once, and what others notice of it
npm run bench -- pages                   Lighthouse on the public pages
npm run bench -- start                   how long a start takes, and what a portal holds at rest
`

const [name, ...inputs] = process.argv.slice(2)

if (name === 'search' && inputs.length === 2) await benchSearch(inputs[0]!, inputs[1]!)
else if (name === 'search-large' && inputs.length === 2) await benchLarge(inputs[0]!, inputs[1]!)
else if (name === 'http' && inputs.length === 0) await benchHttp()
else if (name === 'login' && inputs.length === 0) await benchLogin()
else if (name === 'pages' && inputs.length === 0) await benchPages()
else if (name === 'start' && inputs.length === 0) await benchStart()
else {
  process.stderr.write(usage)
  process.exitCode = 1
}
