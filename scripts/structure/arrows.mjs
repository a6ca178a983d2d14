// Which folder may import from which (docs/architecture.md). Types count as well as values.

/** The features of a side, by their folder: what is neither the kernel, nor the engine, nor the whole. */
const serverFeature =
  /^server\/src\/(?!kernel\/|search\/|text\/|threads\/|import\/|app\/|commands\/|testing\/)([\w-]+)\//
const webFeature = /^web\/src\/(?!ui\/|app\/)([\w-]+)\//
/** What features may use of the web app's frame: not what puts the whole together. */
const webFrame =
  /^web\/src\/app\/((?!app\.|choosers\/|create-|document\.|entry-|prepared-|router|screens\.|shell\/)|shell\/(navigation|not-found|legal-text)\.)/

/** From each folder, what its files may import; a file is under the first rule that it matches. */
const rules = [
  { from: /^protocol\//, may: [/^protocol\//] },
  { from: /^server\/migrations\//, may: [] },
  {
    from: /^server\/src\/kernel\//,
    may: [
      /^server\/src\/kernel\//,
      /^server\/src\/search\/door\.ts$/,
      /^protocol\/src\/kernel\//,
      /^protocol\/src\/words\/\w+\/kernel\.ts$/,
    ],
  },
  {
    from: /^server\/src\/text\//,
    may: [
      /^server\/src\/text\//,
      /^protocol\/src\/(laws\/(article-number|wording-said)|kernel\/(languages|written-in))\.ts$/,
    ],
  },
  { from: /^server\/src\/threads\//, may: [/^server\/src\/threads\//] },
  {
    from: /^server\/src\/import\//,
    may: [/^server\/src\/(import|kernel|text)\//, /^protocol\/src\/(laws\/article-number|kernel\/)/],
  },
  {
    from: /^server\/src\/search\//,
    may: [
      /^server\/src\/(search|text|threads)\//,
      /^protocol\/src\/(laws\/article-number|kernel\/(languages|cut-text))\.ts$/,
    ],
  },
  {
    from: serverFeature,
    may: [/^protocol\//, /^server\/src\/(kernel|text|import)\//, /^server\/src\/[\w-]+\/door\.ts$/],
    own: serverFeature,
  },
  {
    from: /^server\/src\/(app|commands)\//,
    may: [
      /^protocol\//,
      /^server\/(migrations|src\/(kernel|app|commands|text|import))\//,
      /^server\/src\/([\w-]+\/(feature|door)|search\/(open-engine|shared-snapshots))\.ts$/,
    ],
  },
  { from: /^server\/src\//, may: [/^protocol\//, /^server\//] },
  { from: /^web\/src\/ui\//, may: [/^web\/src\/ui\//, /^protocol\/src\/(kernel|words)\//] },
  {
    from: webFeature,
    may: [/^protocol\//, /^web\/src\/(ui|search)\//, webFrame, /^web\/src\/[\w-]+\/(door\/|queries\.ts$)/],
    own: webFeature,
  },
  { from: /^web\//, may: [/^protocol\//, /^web\//] },
  { from: /^(e2e|bench)\//, may: [/^(e2e|bench|protocol|server|web)\//] },
]

/** Whether a file may import another. */
export function mayImport(file, other) {
  const rule = rules.find(({ from }) => from.test(file))
  if (!rule) return true
  if (rule.may.some((pattern) => pattern.test(other))) return true
  return rule.own !== undefined && rule.own.exec(file)[1] === rule.own.exec(other)?.[1]
}
