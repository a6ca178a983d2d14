import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a page may be packed by, the better first, as headers name it. */
const packings = ['br', 'gzip'] as const
type Packing = (typeof packings)[number]

/** A page, packed once for all who are sent it. */
export type PackedPage = Readonly<Record<Packing, Buffer>>

const byBrotli = promisify(brotliCompress)
const byGzip = promisify(gzip)
const unpackGzip = promisify(gunzip)

/** Home takes 4 ms at it. By 9 it is smaller by 0.3 % and takes four times as long, by 11 by 8 % and twenty times. */
const brotliQuality = 7

export async function packPage(text: string): Promise<PackedPage> {
  const plain = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    byBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    byGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gzip: gzipped }
}

/** What it takes in memory. */
export function bytesOf({ br, gzip: gzipped }: PackedPage): number {
  return br.length + gzipped.length
}

/** The page as it was: few ask for it so, and it need not be kept for them. */
export function unpackPage(page: PackedPage): Promise<Buffer> {
  return unpackGzip(page.gzip)
}

/** Whether who asks takes a packing, by their Accept-Encoding. */
function takes({ headers }: FastifyRequest, packing: Packing): boolean {
  const named = new RegExp(`(?:^|[,\\s])${packing}(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|[,\\s]))`, 'i')
  return named.test(headers['accept-encoding'] ?? '')
}

/** Sends a page as it is packed for who asks. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage) {
  reply.header('vary', 'accept-encoding')
  const packing = packings.find((one) => takes(request, one))
  if (!packing) return reply.send(await unpackPage(page))
  return reply.header('content-encoding', packing).send(page[packing])
}
