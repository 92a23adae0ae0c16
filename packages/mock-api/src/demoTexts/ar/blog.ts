import type { Texts } from '../texts';

export const blog: Texts = {
  'Count the walk-in before you count the money': 'اجرد غرفة التبريد قبل أن تعدّ المال',
  'The pass is a place, not a person': 'ممر التسليم مكان لا شخص',
  'Writing a menu description that sells the side dish': 'وصف في القائمة يبيع الطبق الجانبي',
  'What a no-show costs on a table of four': 'كم يكلف غياب حجز على طاولة لأربعة',
  'Pay the supplier you want to keep on the day you said': 'ادفع للمورّد الذي تريد الاحتفاظ به في اليوم الموعود',
  'A close-down list short enough to be done': 'قائمة إغلاق قصيرة بما يكفي لتُنجز',
  'Sold out, said early': 'نفد، وقيل مبكرًا',
  'Rosters people can plan a life around': 'جداول مناوبات يمكن ترتيب الحياة حولها',
  'Three kitchens, one recipe card': 'ثلاثة مطابخ وبطاقة وصفة واحدة',
  'Reading a Friday by its voids': 'قراءة يوم الجمعة من إلغاءاته',
  'Buying olive oil by the harvest': 'شراء زيت الزيتون عند القطاف',
  'Training a new server in four evenings': 'تدريب نادل جديد في أربع أمسيات',
  'Allergens: the one list nobody may guess from': 'مسببات الحساسية: القائمة التي لا يجوز التخمين منها',
  'Notes for a piece on winter opening hours': 'ملاحظات لمقال عن ساعات الشتاء',
  'tags:stock': 'tags:المخزون',
  'tags:routine': 'tags:الروتين',
  'tags:tickets': 'tags:التذاكر',
  'tags:floor plan': 'tags:مخطط الصالة',
  'tags:wording': 'tags:الصياغة',
  'tags:margin': 'tags:الهامش',
  'tags:bookings': 'tags:الحجوزات',
  'tags:invoices': 'tags:الفواتير',
  'tags:safety': 'tags:السلامة',
  'tags:sold out': 'tags:نافد',
  'tags:shifts': 'tags:الورديات',
  'tags:training': 'tags:تدريب',
  'tags:recipes': 'tags:الوصفات',
  'tags:bills': 'tags:فواتير الطاولات',
  'tags:voids': 'tags:الإلغاءات',
  'tags:oil': 'tags:الزيت',
  'tags:allergens': 'tags:مسببات الحساسية',
  'A weekly count takes forty minutes. The order you count in decides whether anyone trusts the result.':
    'يستغرق الجرد الأسبوعي أربعين دقيقة. وترتيب العدّ يحدد إن كان أحد سيثق بالنتيجة.',
  'When tickets bunch up at eight, look at the metre of steel between the kitchen and the floor.':
    'عندما تتكدس التذاكر في الثامنة، انظر إلى متر الفولاذ بين المطبخ والصالة.',
  'Guests read eleven words and then the price. Which eleven is up to you.':
    'يقرأ الضيوف إحدى عشرة كلمة ثم السعر. وأنت تختار أي إحدى عشرة.',
  'It is not the price of four dinners. Here is the sum, with the parts people forget.':
    'ليس ثمن أربع وجبات عشاء. إليك الحساب، مع ما ينساه الناس.',
  'A rebate of 1% is worth less than being the first call when the boat comes in.':
    'خصم 1% أقل قيمة من أن تكون أول من يُتصل به عندما يصل القارب.',
  'Thirty-one points, all ticked, and the gas still on. We cut it to nine.':
    'واحد وثلاثون بندًا، كلها مؤشَّرة، والغاز ما زال مفتوحًا. اختصرناها إلى تسعة.',
  'Guests forgive a dish that is gone. They do not forgive hearing it after the wine is open.':
    'يغفر الضيوف نفاد طبق. ولا يغفرون أن يسمعوا بذلك بعد فتح النبيذ.',
  'Two weeks’ notice, no split shifts on Sundays, and swaps without asking the boss.':
    'إشعار قبل أسبوعين، ولا ورديات مجزأة أيام الأحد، وتبديل دون سؤال المدير.',
  'The same miso butter in New York, Lisbon and Tokyo tasted of three things. The card was the reason.':
    'كان لزبدة الميسو نفسها ثلاثة أطعمة في نيويورك ولشبونة وطوكيو. والسبب هو البطاقة.',
  'The total says how much you took. The voids say how the night went.':
    'المجموع يقول كم حصّلت. والإلغاءات تقول كيف مضت الليلة.',
  'A year’s oil in one order sounds bold. The sum is duller, and better.':
    'زيت سنة في طلب واحد يبدو جريئًا. والحساب أقل إثارة، وأفضل.',
  'Shadowing teaches people to stand in the way. Here is what we do instead.':
    'المرافقة تعلّم الوقوف في الطريق. وهذا ما نفعله بدلًا منها.',
  'How the allergen matrix gets from the recipe card to the person who asks, without being retyped.':
    'كيف تصل مصفوفة الحساسية من بطاقة الوصفة إلى من يسأل، دون إعادة كتابة.',
  'A shelf with jars, bowls and bottles, drawn': 'رف عليه مرطبانات وأوعية وزجاجات، مرسوم',
  'We do it from the bottom shelf up, because the heavy things are there and nobody has to bend twice. Does the order matter, as long as it is the same every week?':
    'نبدأ من الرف السفلي، لأن الأشياء الثقيلة هناك ولا يضطر أحد للانحناء مرتين. هل يهم الترتيب ما دام هو نفسه كل أسبوع؟',
  'It does not. The same order every week is the whole trick.': 'لا يهم. الترتيب نفسه كل أسبوع هو كل السر.',
  'Can confirm: since the sheet follows the shelves I am home by one.':
    'أؤكد: منذ صارت الورقة تتبع الرفوف أصل البيت في الواحدة.',
  'Half cases! We had the same. Ours were written as whole ones since the move.':
    'أنصاف الصناديق! حدث عندنا الأمر نفسه. كُتبت صناديقنا كاملة منذ الانتقال.',
  'Four months of it here. I still have the sheets, as a warning.': 'أربعة أشهر هنا. ما زلت أحتفظ بالأوراق، تحذيرًا.',
  'Six painted squares went down at our place last week. The shouting has stopped.':
    'ستة مربعات مرسومة عندنا منذ الأسبوع الماضي. وتوقف الصراخ.',
  'The cabbage is now the dish people ask for by name.': 'صار الملفوف الطبق الذي يطلبه الناس باسمه.',
  'Then it may have the lamb under it and not the other way round.': 'إذن فليكن الضأن تحته لا العكس.',
  'From the other end of the phone: yes, we remember.': 'من الطرف الآخر للهاتف: نعم، نحن نتذكر.',
  'Ours has twelve. I will try to lose three.': 'قائمتنا فيها اثنا عشر. سأحاول التخلص من ثلاثة.',
  '“Last four” sells better than any special I have ever recited.': '«آخر أربعة» تبيع أكثر من أي طبق خاص تلوته يومًا.',
  'Swaps without asking are the best thing that has happened to my Sundays.':
    'التبديل دون سؤال أفضل ما حدث لأيام الأحد عندي.',
  'And the best thing that has happened to my Mondays.': 'وأفضل ما حدث لأيام الاثنين عندي.',
  'The lime is right. Please do not tell anyone that I said so.':
    'الليمون الأخضر صحيح. أرجوكم لا تخبروا أحدًا أنني قلت ذلك.',
  'Which two buttons? I think that I know.': 'أي زرّين؟ أظن أنني أعرف.',
  'Taste the tin and not the sample. This.': 'تذوق الصفيحة لا العينة. هذا هو.',
  'blogCategories:Kitchen': 'blogCategories:المطبخ',
  'blogCategories:Service': 'blogCategories:الخدمة',
  'blogCategories:Menu': 'blogCategories:القائمة',
  'blogCategories:Numbers': 'blogCategories:الأرقام',
  'blogCategories:Suppliers': 'blogCategories:المورّدون',
  'blogCategories:People': 'blogCategories:الفريق',
  'category:Kitchen': 'category:المطبخ',
  'category:Service': 'category:الخدمة',
  'category:Menu': 'category:القائمة',
  'category:Numbers': 'category:الأرقام',
  'category:Suppliers': 'category:المورّدون',
  'category:People': 'category:الفريق',
};
