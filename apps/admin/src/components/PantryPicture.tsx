import { useSkin } from '@larder/domain';
import dark from './pantry-dark.svg';
import light from './pantry-light.svg';
import * as styles from './PantryPicture.css';

/** The illustration `Pantry` as an image, which is not part of the scripts and loads only where it is visible. */
export function PantryPicture() {
  const [skin] = useSkin();
  return <img src={skin === 'dark' ? dark : light} alt="" loading="lazy" className={styles.picture} />;
}
