export { FeedLink } from '../components/feed-link.tsx'
