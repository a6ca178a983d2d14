import type { Calls } from '@portal/protocol/calls.ts'
import type { FieldRules } from '@portal/protocol/kernel/field-rules.ts'

/** The rules of what a call takes, by the field's path in it: `name`, `identity.number`. */
export type Fields = Readonly<Record<string, FieldRules>>

/** A call that a form sends, with what it takes. */
export interface FormCall<
  Feature extends keyof Calls = keyof Calls,
  Name extends keyof Calls[Feature] & string = keyof Calls[Feature] & string,
> {
  feature: Feature
  name: Name
  fields: Fields
}

/**
 * Names a call that a form sends. Both names are written out: the build finds them and puts the rules in
 * (`web/build/form-calls.ts`).
 */
export function formCall<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string>(
  feature: Feature,
  name: Name,
  fields?: Fields,
): FormCall<Feature, Name> {
  if (!fields) throw new Error(`the build has put no rules behind formCall('${feature}', '${name}')`)
  return { feature, name, fields }
}

/**
 * The same call for a form that asks for these fields too: what the schema takes in some cases alone, `leftOut` takes out
 * in the others.
 */
export function asking<Call extends { fields: Fields }>(call: Call, ...names: readonly string[]): Call {
  const asked = names.map((name) => [name, { ...call.fields[name], isRequired: true }] as const)
  return { ...call, fields: { ...call.fields, ...Object.fromEntries(asked) } }
}
