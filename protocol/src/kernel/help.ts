/** Types of help that also name a dispute type, and the one that names a pair of languages. */
export const disputeTypes = ['LITIGATION', 'ARBITRATION', 'MEDIATION'] as const
export const translationType = 'TRANSLATION'

export function namesDispute(type: string): boolean {
  return disputeTypes.some((one) => one === type)
}
