import { benchHttp } from './http/http-bench.ts'
import { benchPages } from './pages/pages-bench.ts'
import { benchSearch } from './search/search-bench.ts'

const usage = `npm run bench -- search PATH QUESTIONS   search over the laws at PATH, asked QUESTIONS (JSON Lines)
npm run bench -- http                    calls beside a bare server with one query
npm run bench -- pages                   Lighthouse on the public pages
`

const [name, ...inputs] = process.argv.slice(2)

if (name === 'search' && inputs.length === 2) await benchSearch(inputs[0]!, inputs[1]!)
else if (name === 'http' && inputs.length === 0) await benchHttp()
else if (name === 'pages' && inputs.length === 0) await benchPages()
else {
  process.stderr.write(usage)
  process.exitCode = 1
}
