import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** The deep blue of the portal, light to dark; shade 7 is its buttons and links. */
const ink: MantineColorsTuple = [
  '#f1f6fd',
  '#dfeaf8',
  '#bcd3f0',
  '#8fb5e4',
  '#5f95d6',
  '#2f6fc4',
  '#1d58a6',
  '#12468a',
  '#0b2e59',
  '#081f3d',
]

const seal: MantineColorsTuple = [
  '#fcf1ee',
  '#f6ddd7',
  '#eccfc9',
  '#dfa297',
  '#d07564',
  '#c2513f',
  '#b5382a',
  '#9c2f23',
  '#7f261c',
  '#611c15',
]

export const theme = createTheme({
  colors: { ink, seal },
  primaryColor: 'ink',
  primaryShade: 7,
  fontFamily: 'var(--sans)',
  // The smallest text is 13 px.
  fontSizes: { xs: '0.8125rem' },
  headings: { fontFamily: 'var(--serif)', fontWeight: '700' },
  defaultRadius: 'md',
  radius: { sm: '6px', md: '6px', lg: '10px', xl: '16px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/** Field borders and placeholders with the contrast WCAG 2.2 asks for (1.4.3, 1.4.11). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-gray-4': 'var(--field-line)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-error': 'var(--seal)',
  },
  dark: {},
})
