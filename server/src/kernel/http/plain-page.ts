import type { FastifyRequest } from 'fastify'
import { pageWords } from '../words.ts'
import { languageOf } from './request-language.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A page without the web app, for when that cannot answer: what happened, what to do, the request's id. */
export function plainPage(request: FastifyRequest, message: string): string {
  const language = languageOf(request)
  const { retry, home, requestId } = pageWords(language)
  const text = message.replace(/[&<>"]/g, (character) => entities[character]!)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text}</title></head>
<body style="max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.7 system-ui,sans-serif;color:#16202e">
<h1 style="font-size:1.375rem">${text}</h1>
<p><a href="">${retry}</a> · <a href="/home">${home}</a></p>
<p style="color:#566374;font-size:.875rem">${requestId.replace('{{id}}', request.id)}</p>
</body></html>`
}
