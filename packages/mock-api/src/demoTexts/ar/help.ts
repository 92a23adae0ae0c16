import type { Texts } from '../texts';

export const help: Texts = {
  'title:Basic': 'title:أساسية',
  'For a single restaurant': 'لمطعم واحد',
  'One restaurant': 'مطعم واحد',
  'Up to 5 people': 'حتى 5 أشخاص',
  'Bills of the last 30 days': 'فواتير آخر 30 يومًا',
  'One menu': 'قائمة طعام واحدة',
  'Support by e-mail': 'الدعم بالبريد الإلكتروني',
  'title:Standard': 'title:قياسية',
  'For a busy restaurant with a full team': 'لمطعم مزدحم بفريق كامل',
  'Up to 3 restaurants': 'حتى 3 مطاعم',
  'Up to 60 people': 'حتى 60 شخصًا',
  'Unlimited bill history': 'سجل فواتير غير محدود',
  'Menus by daypart and channel': 'قوائم بحسب فترة اليوم والقناة',
  'Supply shop with saved orders': 'متجر التوريد مع طلبات محفوظة',
  'Support by chat within an hour': 'الدعم بالدردشة خلال ساعة',
  'title:Enterprise': 'title:المؤسسة',
  'For restaurant groups': 'لمجموعات المطاعم',
  'Any number of restaurants': 'عدد غير محدود من المطاعم',
  'Any number of people': 'عدد غير محدود من الأشخاص',
  'Custom roles and permissions': 'أدوار وصلاحيات مخصصة',
  'API keys for tills and bookkeeping': 'مفاتيح API لصناديق البيع والمحاسبة',
  'Two-step sign-in for everyone': 'تسجيل دخول بخطوتين للجميع',
  'A personal contact': 'مسؤول تواصل شخصي',
  'When does a new plan start?': 'متى تبدأ الباقة الجديدة؟',
  'What happens to our data if we choose a smaller plan?': 'ماذا يحدث لبياناتنا إذا اخترنا باقة أصغر؟',
  'Can each restaurant of a group be billed separately?': 'هل يمكن فوترة كل مطعم في المجموعة على حدة؟',
  'Is there a discount for yearly payment?': 'هل يوجد خصم على الدفع السنوي؟',
  'How does the trial end?': 'كيف تنتهي الفترة التجريبية؟',
  'Immediately. The unused part of the old period is deducted from the first payment of the new one.':
    'فورًا. يُخصم الجزء غير المستخدم من الفترة القديمة من الدفعة الأولى للباقة الجديدة.',
  'Nothing is deleted. What the smaller plan does not include can be read and exported, but not changed.':
    'لا يُحذف شيء. ما لا تشمله الباقة الأصغر يمكن قراءته وتصديره دون تعديله.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice.':
    'نعم. أضف عنوان فوترة لكل مطعم، وعندها يتلقى كل منها فاتورته الخاصة.',
  'Yes. The yearly prices shown include it. If you cancel, the remaining full months are refunded.':
    'نعم. الأسعار السنوية المعروضة تشمله. وعند الإلغاء تُرد قيمة الأشهر الكاملة المتبقية.',
  'It ends automatically after 14 days. You return to your previous plan, and nothing is charged for the trial.':
    'تنتهي تلقائيًا بعد 14 يومًا. تعود إلى باقتك السابقة ولا تُحسب رسوم على الفترة التجريبية.',
  'title:Payment': 'title:الدفع',
  'Cards, invoices and your plan': 'البطاقات والفواتير وباقتك',
  'When is my plan charged?': 'متى تُحصّل رسوم باقتي؟',
  'Which cards can I pay with?': 'بأي بطاقات يمكنني الدفع؟',
  'Where do I find my invoices?': 'أين أجد فواتيري؟',
  'What happens when a payment fails?': 'ماذا يحدث عند فشل الدفع؟',
  'Can each restaurant have its own invoice?': 'هل يمكن أن يكون لكل مطعم فاتورته؟',
  'How do I add our tax number?': 'كيف أضيف رقمنا الضريبي؟',
  'At the start of each period, on the day of the month on which you started. A yearly plan is charged once a year and costs less.':
    'في بداية كل فترة، في يوم الشهر الذي بدأت فيه. تُحصّل الباقة السنوية مرة في السنة وهي أقل تكلفة.',
  'Debit and credit cards of all common brands, and PayPal. Groups of five or more restaurants can also pay by bank transfer.':
    'بطاقات الخصم والائتمان من جميع العلامات الشائعة، وPayPal. ويمكن للمجموعات التي تضم خمسة مطاعم أو أكثر الدفع بالتحويل المصرفي.',
  'In Account settings, under Billing. They are also sent to the billing address by e-mail.':
    'في إعدادات الحساب، ضمن الفوترة. وتُرسل أيضًا بالبريد الإلكتروني إلى عنوان الفوترة.',
  'We try again after one, three and seven days, and inform you each time. Your plan stays active for 14 days, and no data is deleted.':
    'نعيد المحاولة بعد يوم وثلاثة أيام وسبعة أيام، ونبلغك في كل مرة. تبقى باقتك فعالة 14 يومًا ولا تُحذف أي بيانات.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice, with its own tax number.':
    'نعم. أضف عنوان فوترة لكل مطعم، وعندها يتلقى كل منها فاتورته برقمه الضريبي.',
  'In Account settings, under Billing. It is printed on all later invoices.':
    'في إعدادات الحساب، ضمن الفوترة. ويُطبع على كل الفواتير اللاحقة.',
  'title:Delivery': 'title:التوصيل',
  'When and how supplies are delivered': 'متى وكيف تُسلَّم التوريدات',
  'When must I order for delivery tomorrow?': 'متى يجب أن أطلب ليصلني الطلب غدًا؟',
  'Where is my delivery?': 'أين طلبيتي؟',
  'What does delivery cost?': 'كم تكلفة التوصيل؟',
  'Can someone else accept the delivery?': 'هل يمكن لشخص آخر استلام الطلبية؟',
  'What if part of my order is missing?': 'ماذا لو نقص جزء من طلبي؟',
  'By 22:00 for dry goods and by 18:00 for fresh goods, in the time zone of the restaurant. Later orders are delivered a day later.':
    'حتى 22:00 للمواد الجافة وحتى 18:00 للطازجة، بتوقيت المطعم. وتصل الطلبات اللاحقة بعد يوم.',
  'Open the order. It shows the date on which each product is delivered.': 'افتح الطلب. يظهر فيه تاريخ تسليم كل منتج.',
  'Delivery is free for orders of {0} or more. Below that, it costs {1} per order. Some products are always delivered for free.':
    'التوصيل مجاني للطلبات من {0} فأكثر. وما دون ذلك يكلف {1} لكل طلب. وبعض المنتجات توصيلها مجاني دائمًا.',
  'Yes. Everyone on your staff can sign for it. You can also name a safe place in the delivery note.':
    'نعم. يمكن لأي فرد في فريقك التوقيع. ويمكنك أيضًا ذكر مكان آمن في ملاحظة التوصيل.',
  'Tell the driver, or call us within 12 hours. Missing products are credited on the invoice or delivered with the next van.':
    'أخبر السائق أو اتصل بنا خلال 12 ساعة. تُخصم المنتجات الناقصة من الفاتورة أو تُسلَّم مع الشاحنة التالية.',
  'Cancellation and returns': 'الإلغاء والإرجاع',
  'Cancel an order or return products': 'إلغاء طلب أو إرجاع منتجات',
  'Can I cancel an order?': 'هل يمكنني إلغاء طلب؟',
  'How do I return products?': 'كيف أرجع منتجات؟',
  'When do I get my money back?': 'متى أسترد مالي؟',
  'Can I leave Larder at any time?': 'هل يمكنني ترك Larder في أي وقت؟',
  'I deleted something. Can I get it back?': 'حذفت شيئًا. هل يمكنني استرجاعه؟',
  'Yes. Call us until 22:00 on the day of the order. Later, it is already packed.':
    'نعم. اتصل بنا حتى 22:00 يوم الطلب. بعد ذلك يكون قد غُلّف.',
  'Give closed boxes of dry goods to the driver within 14 days. Fresh goods can only be returned if something is wrong with them.':
    'سلّم صناديق المواد الجافة المغلقة للسائق خلال 14 يومًا. ولا تُرجع المواد الطازجة إلا إذا كان بها عيب.',
  'Within three working days, by the payment method of the order. Amounts below $20 are deducted from the next order.':
    'خلال ثلاثة أيام عمل، بوسيلة دفع الطلب. وتُخصم المبالغ الأقل من 20 دولارًا من الطلب التالي.',
  'Yes, at the end of the paid month or year. You can export your bills, menus, staff and invoices before.':
    'نعم، في نهاية الشهر أو السنة المدفوعة. ويمكنك قبل ذلك تصدير الفواتير والقوائم والموظفين.',
  'Yes. Choose Undo in the message, or press Ctrl and Z. Contact us if you notice it later: we can restore records for 30 days.':
    'نعم. اختر تراجع في الرسالة أو اضغط Ctrl وZ. وإن لاحظت لاحقًا فتواصل معنا: يمكننا استعادة السجلات خلال 30 يومًا.',
  'My orders': 'طلباتي',
  'Placing, repeating and finding orders': 'تقديم الطلبات وتكرارها والعثور عليها',
  'How do I repeat an order?': 'كيف أكرر طلبًا؟',
  'Can I change an order after placing it?': 'هل يمكنني تعديل طلب بعد تقديمه؟',
  'Who on my team can order?': 'من في فريقي يستطيع الطلب؟',
  'Why has a price changed since yesterday?': 'لماذا تغيّر سعر منذ أمس؟',
  'How long are orders kept?': 'كم تُحفظ الطلبات؟',
  'Open the past order and choose Order again. Products that are out of stock are left out.':
    'افتح الطلب السابق واختر إعادة الطلب. تُستبعد المنتجات النافدة.',
  'To add products, place another order. To remove some, call us until 22:00 on the day of the order.':
    'لإضافة منتجات قدّم طلبًا آخر. ولحذف بعضها اتصل بنا حتى 22:00 يوم الطلب.',
  'Everyone with the right to create orders. You give rights to roles.':
    'كل من له حق إنشاء الطلبات. وأنت تمنح الحقوق للأدوار.',
  'Fresh goods are priced every night. If a product in your cart has a new price, you are asked to accept it before you pay.':
    'تُسعَّر المواد الطازجة كل ليلة. وإن تغيّر سعر منتج في سلتك، نطلب منك قبوله قبل الدفع.',
  'As long as you have an account, and at least ten years where the law requires it.':
    'ما دام لديك حساب، وعشر سنوات على الأقل حيث يشترط القانون ذلك.',
  'Products and services': 'المنتجات والخدمات',
  'What Larder does and what it works with': 'ما يفعله Larder وما يعمل معه',
  'Does Larder work with my till?': 'هل يعمل Larder مع صندوقي؟',
  'Does Larder work offline?': 'هل يعمل Larder دون اتصال؟',
  'Which languages does Larder support?': 'ما اللغات التي يدعمها Larder؟',
  'How many people can use it?': 'كم شخصًا يمكنه استخدامه؟',
  'Where is my data kept?': 'أين تُحفظ بياناتي؟',
  'Can you train my team?': 'هل يمكنكم تدريب فريقي؟',
  'It works with most tills. They send their bills every minute, and receive the menu and the sold-out items.':
    'يعمل مع معظم الصناديق. ترسل فواتيرها كل دقيقة وتستقبل القائمة والأصناف النافدة.',
  'You can read pages that you have opened before. Chat messages and comments are sent when the connection returns. Other changes need a connection.':
    'يمكنك قراءة الصفحات التي فتحتها من قبل. وتُرسل الرسائل والتعليقات عند عودة الاتصال. أما التغييرات الأخرى فتحتاج إلى اتصال.',
  'English, French, German, Portuguese and Arabic. Each person chooses a language.':
    'الإنجليزية والفرنسية والألمانية والبرتغالية والعربية. كل شخص يختار لغته.',
  'That depends on the plan: up to 5 people with Basic, up to 60 with Standard, and any number with Enterprise.':
    'بحسب الباقة: حتى 5 أشخاص في الباقة أساسية، وحتى 60 في قياسية، وبلا حد في المؤسسة.',
  'Encrypted, in two data centres in the region of the restaurant. Backups are made every hour and kept for 35 days.':
    'مشفّرة، في مركزي بيانات في منطقة المطعم. وتؤخذ النسخ الاحتياطية كل ساعة وتُحفظ 35 يومًا.',
  'Yes. Every plan includes an hour of training by video, and Enterprise an evening at your restaurant.':
    'نعم. تشمل كل باقة ساعة تدريب بالفيديو، وتشمل المؤسسة أمسية في مطعمك.',
  'Getting started': 'البدء',
  'Bills and payments': 'الفواتير والمدفوعات',
  'title:Menus': 'title:قوائم الطعام',
  'title:People': 'title:الأشخاص',
  'title:Supplies': 'title:التوريدات',
  'Your account': 'حسابك',
  'From a new account to the first service.': 'من حساب جديد إلى أول خدمة.',
  'Voids, refunds and the end of the day.': 'الإلغاءات والمبالغ المستردة ونهاية اليوم.',
  'Drafts, publishing, prices and allergens.': 'المسودات والنشر والأسعار ومسببات الحساسية.',
  'Staff, roles, approvals and hiring.': 'الموظفون والأدوار والموافقات والتوظيف.',
  'Orders, deliveries and invoices.': 'الطلبات والتوريدات والفواتير.',
  'Sign-in, plan and data.': 'تسجيل الدخول والباقة والبيانات.',
  'The first day': 'اليوم الأول',
  'Finding your way': 'معرفة الطريق',
  'During service': 'أثناء الخدمة',
  'After service': 'بعد الخدمة',
  'Editing a menu': 'تعديل قائمة',
  'title:Staff': 'title:الموظفون',
  'Approvals and hiring': 'الموافقات والتوظيف',
  'title:Ordering': 'title:تقديم الطلبات',
  'Deliveries and invoices': 'التوريدات والفواتير',
  'Signing in': 'تسجيل الدخول',
  'Plan and data': 'الباقة والبيانات',
  'How do I set up a restaurant?': 'كيف أُعد مطعمًا؟',
  'How do I connect the till?': 'كيف أربط صندوق البيع؟',
  'How do I find pages and records?': 'كيف أجد الصفحات والسجلات؟',
  'How do I switch between restaurants?': 'كيف أنتقل بين المطاعم؟',
  'What is the difference between a void and a comp?': 'ما الفرق بين الإلغاء والضيافة؟',
  'How do I split a bill?': 'كيف أقسّم فاتورة؟',
  'How do I refund a payment?': 'كيف أرد دفعة؟',
  'When does a business day end?': 'متى ينتهي يوم العمل؟',
  'Why is my change not on sale yet?': 'لماذا لم يُعرض تغييري للبيع بعد؟',
  'Can an item have different prices at different restaurants?': 'هل يمكن أن تختلف أسعار الصنف بين المطاعم؟',
  'How do I mark an item as sold out?': 'كيف أحدد صنفًا كنافد؟',
  'How do I declare allergens?': 'كيف أصرّح بمسببات الحساسية؟',
  'How do I give someone access?': 'كيف أمنح شخصًا حق الدخول؟',
  'What can each role do?': 'ماذا يستطيع كل دور أن يفعل؟',
  'Who can approve voids and refunds?': 'من يوافق على الإلغاءات والمبالغ المستردة؟',
  'How do I hire a candidate?': 'كيف أوظّف مرشحًا؟',
  'Who can order in the supply shop?': 'من يستطيع الطلب من متجر التوريد؟',
  'How do I check a delivery?': 'كيف أتحقق من توريد؟',
  'Why does an invoice differ from its order?': 'لماذا تختلف الفاتورة عن طلبها؟',
  'How do I set up two-step sign-in?': 'كيف أُعد تسجيل الدخول بخطوتين؟',
  'How do I sign in without my phone?': 'كيف أسجل الدخول دون هاتفي؟',
  'How do I change my plan?': 'كيف أغيّر باقتي؟',
  'How do I export my data?': 'كيف أصدّر بياناتي؟',
};
