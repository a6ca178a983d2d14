import multipart from '@fastify/multipart'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTooLarge, InputInvalid, Refusal, refuseField } from '../refusal.ts'
import { bodyInvalid } from './json-body.ts'

/** Bounds of a form; the file's own bytes come with the call. */
const mostParts = 60
const textBytes = 64 * 1024

/** Lets calls that declare `form` read multipart forms (RFC 7578). */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fields: mostParts, files: mostParts, parts: mostParts, fieldSize: textBytes },
    // A file that is too large is refused in words of our own.
    throwFileSizeLimit: false,
  })
}

/** What browsers write in a file's name for the marks that would end it (HTML, multipart/form-data encoding). */
const namedMarks: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

function decodeName(name: string): string {
  return name.replace(/%22|%0D|%0A/g, (mark) => namedMarks[mark] ?? mark)
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    // Not JSON after all: the schema says that it is of the wrong kind.
    return content.toString('utf8')
  }
}

/** What a form that cannot be read is refused with; its reader's own errors have no status. */
function formError(error: unknown): unknown {
  const isKnown =
    error instanceof Refusal ||
    error instanceof InputInvalid ||
    (error as { statusCode?: number }).statusCode !== undefined
  return isKnown ? error : bodyInvalid('notForm')
}

/**
 * Reads the body of a call: a form where the call declares one.
 *
 * @throws Refusal where a form comes that the call does not declare, or it is too large
 */
export async function readBody(request: FastifyRequest, { form }: Call): Promise<void> {
  if (form) await readForm(request, form.fileBytes)
  else if (request.isMultipart()) throw new Refusal('typeNotSupported')
}

/**
 * The parts of a multipart form as one body: texts as they are, files as `File`, and parts of type
 * application/json, which browsers send as nameless files, as what they say. What is no form is left as it was
 * read, for the schema to refuse.
 *
 * @throws Refusal where it is no form after all, or all parts together are larger than the file and the texts may be
 */
async function readForm(request: FastifyRequest, fileBytes: number): Promise<void> {
  if (!request.isMultipart()) return
  try {
    request.body = await readParts(request, fileBytes)
  } catch (error) {
    throw formError(error)
  }
}

async function readParts(request: FastifyRequest, fileBytes: number): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  let rest = fileBytes + textBytes
  for await (const part of request.parts({ limits: { fileSize: fileBytes } })) {
    if (part.type === 'field') {
      if (part.valueTruncated) refuseField(part.fieldname, 'tooLong', { maximum: textBytes })
      rest -= String(part.value).length
      fields.set(part.fieldname, part.value)
    } else {
      const content = await part.toBuffer()
      if (part.file.truncated) throw fileTooLarge(fileBytes)
      rest -= content.length
      const isJson = part.mimetype === 'application/json'
      const file = () =>
        new File([new Uint8Array(content)], decodeName(part.filename), { type: part.mimetype })
      fields.set(part.fieldname, isJson ? parseJson(content) : file())
    }
    if (rest < 0) throw fileTooLarge(fileBytes)
  }
  return Object.fromEntries(fields)
}
