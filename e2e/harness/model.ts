import {
  openModelServer,
  type ModelRequest,
  type ModelServer,
} from '../../server/src/testing/model-server.ts'

/** Who the model of the journeys is of, as readers see it; it stands abroad. */
export const modelName = 'Sample Model'
export const modelCountry = 'SG'

/** What the portal sends: data alone, the passages among them. */
interface Sent {
  question: string
  passages: { number: number; text: string }[]
}

/** In a question: its answer does not come to an end. */
export const endless = '……'

/** A sentence that stands in a passage, and one that stands in none. */
function answer({ messages }: ModelRequest) {
  const { question, passages } = JSON.parse(messages.at(-1)!.content) as Sent
  const { number, text } = passages[0]!
  const said = /[^\s.。；;…][^.。；;…]{5,}/u.exec(text)?.[0].trim() ?? text
  return {
    pieces: [`${said} [${number}]. `, `Article 98765 demands 4321 days [${number}]. `],
    hangs: question.includes(endless),
  }
}

/** A model that says one thing that holds and one that does not, for the portals of a run. */
export async function openModel(): Promise<ModelServer> {
  const model = await openModelServer()
  model.answerWith(answer)
  return model
}
