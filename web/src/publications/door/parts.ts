export { FeedLink } from '../components/feed-link.tsx'
export { Picture } from '../components/picture.tsx'
