export { MediaPlayer } from '../components/MediaPlayer/MediaPlayer';
export type { MediaCaptions, MediaPlayerProps, MediaSource } from '../components/MediaPlayer/MediaPlayer';
