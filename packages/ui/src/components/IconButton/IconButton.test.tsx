import { Pencil } from 'lucide-react';
import { describeConformance } from '../../private/testing/conformance';
import { IconButton } from './IconButton';

describeConformance(IconButton, { label: 'Edit dish', icon: Pencil }, { element: 'button' });
