/** The tree of categories, by codes of the dictionary `TEMPLATE_CATEGORY`: a group holds what is in its kinds. */
export const templateCategories = [
  { code: 'TRADE', kinds: ['SALE', 'AGENCY', 'DISTRIBUTION', 'CARRIAGE', 'SERVICES'] },
  { code: 'COMPANY', kinds: ['JOINT_VENTURE', 'POWER_OF_ATTORNEY'] },
  { code: 'WORK_AND_PREMISES', kinds: ['EMPLOYMENT', 'LEASE'] },
  { code: 'RIGHTS', kinds: ['LICENCE', 'CONFIDENTIALITY'] },
  { code: 'FINANCE', kinds: ['LOAN', 'GUARANTEE'] },
  { code: 'DISPUTES', kinds: ['ARBITRATION', 'SETTLEMENT'] },
] as const

/** What a template is: none is of a group alone. */
export const templateKinds = templateCategories.flatMap(({ kinds }) => kinds)

export type TemplateKind = (typeof templateKinds)[number]

/** The kinds that a code of the tree stands for: those of a group, or the kind itself. */
export function kindsOf(code: string): readonly string[] {
  return templateCategories.find((group) => group.code === code)?.kinds ?? [code]
}
