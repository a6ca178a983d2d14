import { definePage } from '../../app/page.ts'
import { DirectoryScreen, loadDirectory } from '../components/directory-screen.tsx'

export const { page } = definePage({ load: loadDirectory, Component: DirectoryScreen })
