import { definePage } from '../../app/page.ts'
import { loadPosts, PostList } from '../components/post-list.tsx'

export const { page } = definePage({ load: loadPosts, Component: PostList })
