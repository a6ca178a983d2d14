import type { EffectLevel, LawKind, LevelDoubt } from '@portal/protocol/laws/constants.ts'
import { isPlaceBody, isPlaceTitle } from './place-title.ts'
import { noDepartment } from './departments.ts'

/** Levels by the names of folders. */
export type FolderLevels = Readonly<Record<string, EffectLevel>>

const usualFolders: FolderLevels = {
  行政法规: 'ADMINISTRATIVE_REGULATION',
  司法解释: 'JUDICIAL_INTERPRETATION',
  部门规章: 'DEPARTMENTAL_RULE',
  地方性法规: 'LOCAL_REGULATION',
  地方法规: 'LOCAL_REGULATION',
  地方政府规章: 'LOCAL_REGULATION',
}

/** What acts below a law are called; guides, notices and replies are none. */
const actForm = /(?:条例|规定|办法|细则|规则|准则|决定|决议|章程|制度|规程|程序)(?:[（(][^）)]*[）)])*$/

interface Told {
  effectLevel: EffectLevel
  levelDoubt?: LevelDoubt
}

interface Judged {
  title: string
  department: string
  folderNames: readonly string[]
  /** Levels that whoever imports gives folders; they go before what bodies tell. */
  given?: FolderLevels | undefined
}

const open = (levelDoubt: LevelDoubt): Told => ({ effectLevel: 'NOT_STATED', levelDoubt })

/**
 * What the body that passed an act says of its level: a 条例 of the National People's Congress is a law, one of the
 * State Council an administrative regulation (Legislation Law, articles 10 and 72). Null where none is named.
 */
function ofBody(department: string): EffectLevel | null {
  if (department === noDepartment) return null
  if (department.startsWith('全国人民代表大会')) return 'LAW'
  if (department.startsWith('最高人民')) return 'JUDICIAL_INTERPRETATION'
  if (isPlaceBody(department)) return 'LOCAL_REGULATION'
  if (/^(?:国务院|中央军事委员会|国家监察委员会)$/.test(department)) return 'ADMINISTRATIVE_REGULATION'
  return 'DEPARTMENTAL_RULE'
}

function nearest(folderNames: readonly string[], levels: FolderLevels): EffectLevel | null {
  const folder = folderNames.findLast((name) => Object.hasOwn(levels, name))
  return folder === undefined ? null : levels[folder]!
}

/** Body and folder together; where they say different things, neither is believed. */
function ofBodyAndFolder({ title, department, folderNames }: Judged): Told {
  const body = ofBody(department)
  const folder = nearest(folderNames, usualFolders)
  const isOfPlace = isPlaceTitle(title)
  const level = body ?? folder ?? (isOfPlace && !/法院|检察院/.test(title) ? 'LOCAL_REGULATION' : null)
  if (level === null) return open('noBody')
  if (body !== null && folder !== null && body !== folder) return open('otherFolder')
  const hasOwnForms = level === 'LAW' || level === 'JUDICIAL_INTERPRETATION'
  return hasOwnForms || actForm.test(title) ? { effectLevel: level } : open('otherForm')
}

/** The kinds that acts of a level have in their addresses. */
function kindOf(level: EffectLevel, title: string, department: string): LawKind {
  switch (level) {
    case 'CONSTITUTION':
      return 'constitution'
    case 'INTERNATIONAL_TREATY':
      return 'treaty'
    case 'LAW':
      return title.endsWith('法典') ? 'code' : 'law'
    case 'JUDICIAL_INTERPRETATION':
      return 'interpretation'
    case 'ADMINISTRATIVE_REGULATION':
      return 'regulation'
    case 'LOCAL_REGULATION':
      return /人民政府/.test(department) ? 'rule' : 'regulation'
    default:
      return 'rule'
  }
}

/**
 * Why an act of China cannot have a level, if it cannot: places make no national acts, and the National People's
 * Congress alone passes laws. What begins with the name of a place and is a law (海南自由贸易港法) is called so.
 */
export function levelDenied(level: EffectLevel, title: string, department: string): LevelDoubt | null {
  const isNational =
    level !== 'LOCAL_REGULATION' && level !== 'INTERNATIONAL_TREATY' && level !== 'NOT_STATED'
  const isLaw = level === 'LAW' || level === 'CONSTITUTION'
  if (isNational && isPlaceTitle(title) && !(isLaw && /(?<!办)法$/.test(title))) return 'placeTitle'
  return isLaw && !department.startsWith('全国人民代表大会') ? 'noBody' : null
}

/** The level of an act of China, by its body, its folder and its title; what stays doubtful is left open. */
export function findLevel(judged: Judged): Told & { kind: LawKind } {
  const { title, department, folderNames, given = {} } = judged
  const first = ownLevel(title) ?? ofRule(folderNames, given) ?? ofBodyAndFolder(judged)
  const denied = levelDenied(first.effectLevel, title, department)
  const told = denied === null ? first : open(denied)
  return { kind: kindOf(told.effectLevel, title, department), ...told }
}

/** What a title alone tells. */
function ownLevel(title: string): Told | null {
  if (/^中华人民共和国宪法(?:修正案.*)?$/.test(title)) return { effectLevel: 'CONSTITUTION' }
  const isTreaty = /(?:条约|议定书)$/.test(title) || (/公约$/.test(title) && !isPlaceTitle(title))
  return isTreaty ? { effectLevel: 'INTERNATIONAL_TREATY' } : null
}

function ofRule(folderNames: readonly string[], given: FolderLevels): Told | null {
  const level = nearest(folderNames, given)
  if (level === null) return null
  return level === 'NOT_STATED' ? open('notGiven') : { effectLevel: level }
}
