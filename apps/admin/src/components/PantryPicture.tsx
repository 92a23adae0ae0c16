import { useSkin } from '@larder/domain';
import dark from './pantry-dark.svg';
import light from './pantry-light.svg';
import * as styles from './PantryPicture.css';

/** The `Pantry` illustration as a lazy-loaded image, to keep it out of the scripts. */
export function PantryPicture() {
  const [skin] = useSkin();
  return <img src={skin === 'dark' ? dark : light} alt="" loading="lazy" className={styles.picture} />;
}
